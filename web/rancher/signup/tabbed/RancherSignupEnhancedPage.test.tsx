import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentUrl, fakeServer, refusal, visit } from '../../../testing/visit';
import { newRancher } from '../testing/newRancher';

const PAGE = '/rancher-signup-enhanced';
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp | string, text: string) => fireEvent.change(field(label), { target: { value: text } });
// `hidden` skips the check of what is visible, which takes seconds on a form this long.
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const tab = (name: string) => screen.getByRole('tab', { name, hidden: true });
async function openTab(name: string) {
  await userEvent.click(tab(name));
  // The code of the fields loads separately.
  const sheet = screen.getByRole('tabpanel', { name, hidden: true });
  await waitFor(() => expect(sheet.querySelector('input')).not.toBeNull());
}
const register = () => press('Register Ranch');

async function fillIn() {
  await screen.findByText('Register Your Ranch');
  for (const [label, text] of newRancher) write(label, text);
  await userEvent.selectOptions(field('State'), 'Texas');
  await userEvent.click(field('I accept the terms'));
}

async function fillDialog(title: string, values: Record<string, string>) {
  const { getByLabelText, getByRole } = within(await screen.findByRole('dialog', { name: title, hidden: true }));
  for (const [label, text] of Object.entries(values)) {
    fireEvent.change(getByLabelText(label), { target: { value: text } });
  }
  await userEvent.click(getByRole('button', { name: title, hidden: true }));
}

test('a ranch is registered with its products in cents, and the sign-in page opens', async () => {
  let sent: unknown;
  visit(
    PAGE,
    fakeServer(null, {
      RegisterRancher: ({ input }) => {
        sent = input;
        return { registerRancher: { __typename: 'Rancher', id: '9' } };
      },
    }),
  );
  await fillIn();
  expect(screen.getAllByRole('tab', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Basic Info',
    'Products',
    'Ranch Details',
    'Shipping & Delivery',
  ]);
  await openTab('Products');
  await userEvent.click(field('Half Cow'));
  write('Half Cow price', '1800.00');
  await press('Add Product');
  await fillDialog('Add Product', { 'Product name': 'Jerky', Price: '12.99', 'Description (optional)': 'Peppered' });
  expect(await screen.findByText('Product added')).toBeTruthy();
  for (const name of ['Bag', 'Box']) {
    await press('Add Variant to Jerky');
    await fillDialog('Add Variant', { 'Variant name': name, 'Variant price': '20' });
    await screen.findByText('Variant added');
  }
  await press('Remove variant Box');
  expect(await screen.findByText('Variant removed')).toBeTruthy();
  await openTab('Shipping & Delivery');
  await userEvent.click(field('Local delivery'));
  write('Delivery fee', '45');
  await register();

  expect(await screen.findByText('Registration successful!')).toBeTruthy();
  expect(screen.getByText('Your rancher account is pending approval.')).toBeTruthy();
  await waitFor(() => expect(currentUrl()).toBe('/login'));
  expect(sent).toMatchObject({
    user: { email: 'tess@example.com', city: 'Austin' },
    rancher: {
      offerHalfCow: true,
      halfCowPrice: 180_000,
      localDeliveryFee: 4_500,
      offerOtherProducts: true,
      hasBrokerAgreement: false,
      otherProductsList: [
        { name: 'Jerky', price: 1_299, description: 'Peppered', variants: [{ name: 'Bag', price: 2_000 }] },
      ],
    },
  });
});

test('a product or a variant without a name and a price is not added', async () => {
  visit(`${PAGE}?tab=products`, fakeServer(null));
  await screen.findByLabelText('Ranch name');
  await press('Add Product');
  await fillDialog('Add Product', { Price: '5' });
  expect(await screen.findByText('Invalid product')).toBeTruthy();
  expect(screen.getByText('Please provide a name and valid price.')).toBeTruthy();
  await fillDialog('Add Product', { 'Product name': 'Jerky' });
  await screen.findByText('Product added');
  await press('Add Variant to Jerky');
  await fillDialog('Add Variant', { 'Variant name': 'Bag', 'Variant price': '0' });
  expect(await screen.findByText('Invalid variant')).toBeTruthy();
  expect(screen.getByText('Please provide a name and valid price.')).toBeTruthy();
});

test('a missing field is marked at its tab and focused from any other tab', async () => {
  const server = fakeServer(null);
  visit(`${PAGE}?tab=delivery`, server);
  await screen.findByLabelText('Ranch name');
  await register();
  await waitFor(() => expect(document.activeElement).toBe(field('Ranch name')));
  expect(tab('Basic Info has errors').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('You must accept the terms')).toBeTruthy();
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
  expect(server.operations).not.toContain('RegisterRancher');
});

test('a refusal shows the server’s message, at its field if it has one', async () => {
  const message = 'An account with this email already exists';
  visit(PAGE, fakeServer(null, { RegisterRancher: () => refusal('CONFLICT', message) }));
  await fillIn();
  await openTab('Products');
  await register();
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getAllByText(message).length).toBe(2);
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
});

test.each([
  [refusal('INTERNAL', ''), 'Please try again.'],
  [new TypeError('Failed to fetch'), 'An unexpected error occurred. Please try again.'],
])('a failed registration keeps everything that was typed: %#', async (answer, message) => {
  visit(PAGE, fakeServer(null, { RegisterRancher: () => answer }));
  await fillIn();
  await register();
  expect(await screen.findByText('Registration failed')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(currentUrl()).toBe(PAGE);
  expect(field('Email').value).toBe('tess@example.com');
});

test('the two sign-up pages link to each other', async () => {
  visit('/rancher-signup', fakeServer(null));
  await userEvent.click(await screen.findByRole('link', { name: 'Rather fill in everything now?' }));
  await waitFor(() => expect(currentUrl()).toBe(PAGE));
  await userEvent.click(await screen.findByRole('link', { name: 'Rather use the short application?' }));
  await waitFor(() => expect(currentUrl()).toBe('/rancher-signup'));
});
