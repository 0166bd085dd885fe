import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCart } from '../cart/storedCart';
import { rememberZip } from '../parts/places/knownZip';
import { setSignedOutByChoice } from '../session/signedOutByChoice';
import { currentUrl, customer, fakeServer, rancher, refusal, userOf, visit } from '../testing/visit';
import { initialRequest, wholeAddress } from './initialRequest';
import { dropDrafts, rememberAddress } from './requestDraft';
import { checkoutServer, fillCart, profile, ranch } from './testing/testCheckout';

beforeEach(fillCart);
afterEach(() => {
  cleanup();
  setSignedOutByChoice(false);
  localStorage.clear();
});

const field = <Element extends HTMLElement = HTMLInputElement>(label: string) => screen.findByLabelText<Element>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Order Request' }));
const radio = (title: string) => screen.getByLabelText<HTMLInputElement>(title);

async function openCheckout(server = checkoutServer()) {
  visit('/rancher/7/checkout', server);
  await screen.findByText('Cedar Fork Ranch is 36.2 miles from ZIP 78704.');
  return server;
}

async function retype(label: string, text: string) {
  await userEvent.clear(await field(label));
  if (text) await userEvent.type(await field(label), text);
}

test('the form starts with values from the profile and the cart', async () => {
  await openCheckout();
  expect((await field('Full name')).value).toBe(customer.name);
  expect((await field('Email')).value).toBe(customer.email);
  expect((await field('ZIP code')).value).toBe('78704');
  const types = (await field<HTMLSelectElement>('Order type')).options;
  expect([...types].map(({ text }) => text)).toEqual(['Half Cow', 'Select Cuts']);
  expect(screen.getByText('$1,660.00 × 1')).toBeTruthy();
  expect(screen.getByText('$15.50 × 6 lb')).toBeTruthy();
  expect(screen.getAllByText('$1,753.00')).toHaveLength(2);
});

test('each invalid field shows an error', async () => {
  const server = await openCheckout();
  for (const label of ['Full name', 'Email', 'ZIP code']) await retype(label, '');
  await send();
  await screen.findByText('Name is required');
  const errors = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(errors).toEqual(['Name is required', 'Valid email is required', 'Valid ZIP code is required']);
  expect(document.activeElement).toBe(await field('Full name'));
  expect((await field('Full name')).getAttribute('aria-describedby')).toBeTruthy();
  expect(server.operations).not.toContain('PlaceOrder');
});

test('delivery asks for an address and adds the fee', async () => {
  await openCheckout();
  expect(screen.queryByLabelText(/Delivery address/)).toBeNull();
  await userEvent.click(radio('Local Delivery'));
  expect(screen.getByLabelText<HTMLInputElement>(/Delivery address/).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/City and state/).value).toBe('Austin, Texas');
  expect(screen.getByText('$1,778.00')).toBeTruthy();
});

test('another ZIP code shows which methods do not reach it', async () => {
  await openCheckout();
  await retype('ZIP code', '10001');
  expect(radio('Local Delivery').disabled).toBe(true);
  expect(await screen.findByText('This ranch delivers within 60 miles; your ZIP is 1541.9 miles away.')).toBeTruthy();
  expect(radio('Local Pickup').disabled).toBe(false);
  expect(screen.getByText("This ranch doesn't offer shipping.")).toBeTruthy();
});

test('a pickup that is far away shows a warning above the button', async () => {
  await openCheckout();
  expect(screen.queryByText(/^Pickup is/)).toBeNull();
  await retype('ZIP code', '10001');
  const warning = await screen.findByText('Pickup is 1541.9 miles away');
  const button = screen.getByRole('button', { name: 'Send Order Request' });
  expect(warning.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the form starts with the ZIP code of the search if the profile has none', async () => {
  rememberZip(customer, '78704');
  await openCheckout(checkoutServer({ CheckoutPage: () => ({ rancher: ranch, viewer: { ...profile, zipCode: '' } }) }));
  expect((await field('ZIP code')).value).toBe('78704');
});

test('a chosen ZIP code replaces the ZIP code of the profile and omits its address', () => {
  expect(initialRequest(profile, ranch, [], '75201')).toMatchObject({ customerZip: '75201', shippingCity: '' });
  expect(initialRequest(profile, ranch, [], '')).toMatchObject({
    customerZip: '78704',
    shippingCity: 'Austin, Texas',
  });
});

test.each([
  ['12 Live Oak St', 'Austin, Texas', '12 Live Oak St, Austin, Texas 78704'],
  ['12 Live Oak St, Austin, Texas', 'Austin, Texas', '12 Live Oak St, Austin, Texas'],
  ['12 Live Oak St', '', '12 Live Oak St'],
  ['', 'Austin, Texas', 'Austin, Texas 78704'],
])('the street "%s" and the city "%s" are the one address "%s"', (shippingAddress, shippingCity, whole) => {
  expect(wholeAddress({ shippingAddress, shippingCity, customerZip: '78704' })).toBe(whole);
});

test('the address of the last order is remembered for its ZIP code, until signing out', () => {
  const first = initialRequest(profile, ranch, []);
  rememberAddress(profile.id, { ...first, shippingMethod: 'LOCAL_DELIVERY', shippingAddress: '12 Live Oak St' });
  expect(initialRequest(profile, ranch, [])).toMatchObject({ shippingAddress: '12 Live Oak St' });
  expect(initialRequest(profile, ranch, [], '75201')).toMatchObject({ shippingAddress: '' });
  dropDrafts(profile.id);
  expect(initialRequest(profile, ranch, [])).toMatchObject({ shippingAddress: '' });
});

test('a double click sends one request, clears the cart and shows the order', async () => {
  const server = await openCheckout();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Order Request' }));
  expect(await screen.findByText('Order Submitted')).toBeTruthy();
  expect(screen.getByText('Your order request has been sent to the rancher successfully.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Order Request Submitted Successfully' })).toBeTruthy();
  expect(currentUrl()).toBe('/rancher/7/checkout?placed=12');
  expect(server.operations.filter((name) => name === 'PlaceOrder')).toHaveLength(1);
  expect(readCart(customer.id).groups).toEqual([]);
  expect(screen.getByRole('link', { name: 'View My Orders' }).getAttribute('href')).toBe('/customer-orders');
  expect(screen.getByRole('link', { name: 'Back to Rancher' }).getAttribute('href')).toBe('/rancher/7');
});

test('the placed order is still shown after a reload', async () => {
  visit('/rancher/7/checkout?placed=12', checkoutServer());
  expect(await screen.findByText(/Order #12/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Order Request Submitted Successfully' })).toBeTruthy();
  expect(screen.getByText('Half of animal 41. Harvest: March 4, 2099.')).toBeTruthy();
});

test('the typed text stays when the server refuses a field', async () => {
  const reason = 'This ranch delivers within 60 miles; your ZIP is 61 miles away.';
  await openCheckout(checkoutServer({ PlaceOrder: () => refusal('BAD_USER_INPUT', reason, { customerZip: reason }) }));
  await retype('Full name', 'Ann of the Hills');
  await send();
  await screen.findByText(reason);
  expect((await field('ZIP code')).getAttribute('aria-invalid')).toBe('true');
  expect((await field('Full name')).value).toBe('Ann of the Hills');
});

test('a refusal names the item that the ranch no longer sells', async () => {
  const reason = 'Tri-Tip is not on sale at Cedar Fork Ranch';
  const refused = refusal('BAD_USER_INPUT', reason, { 'productDetails[1]': reason });
  await openCheckout(checkoutServer({ PlaceOrder: () => refused }));
  await send();
  expect((await screen.findByText(reason)).closest('[role="alert"]')).toBeTruthy();
});

test('an expired session leads to sign-in and does not change the cart', async () => {
  await openCheckout(checkoutServer({ PlaceOrder: () => refusal('UNAUTHENTICATED', 'Please sign in') }));
  await send();
  await waitFor(() => expect(currentUrl()).toBe('/auth'));
  expect(readCart(customer.id).groups[0]!.items).toHaveLength(2);
  expect(screen.queryByText('Order Failed')).toBeNull();
});

describe('the draft', () => {
  const STORED = 'herdline.request.v1.1.7';

  test('is restored after the session has expired and the person signs in again', async () => {
    await openCheckout(
      checkoutServer({
        PlaceOrder: () => refusal('UNAUTHENTICATED', 'Please sign in'),
        Login: () => ({ login: userOf(customer) }),
      }),
    );
    await retype('Full name', 'Ann of the Hills');
    await userEvent.click(radio('Local Delivery'));
    await userEvent.type(await field('Notes (optional)'), 'Thick steaks');
    await send();
    await screen.findByText('Your session has ended');
    await userEvent.type(await field('Email'), 'ann@example.com');
    await userEvent.type(await field('Password'), 'Herdline1{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/rancher/7/checkout'));
    expect((await field('Full name')).value).toBe('Ann of the Hills');
    expect((await field('Notes (optional)')).value).toBe('Thick steaks');
    expect(radio('Local Delivery').checked).toBe(true);
    // An unchanged field isn't stored, so that it follows the profile.
    expect(JSON.parse(localStorage.getItem(STORED)!)).not.toHaveProperty('customerEmail');
  });

  test('is restored after a reload, and deleted when the order is placed', async () => {
    await openCheckout();
    await userEvent.type(await field('Notes (optional)'), 'Thick steaks');
    cleanup();
    await openCheckout();
    expect((await field('Notes (optional)')).value).toBe('Thick steaks');
    await send();
    await screen.findByRole('heading', { name: 'Order Request Submitted Successfully' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('herdline.request'))).toEqual([]);
  });

  test('is not shown to another person', async () => {
    await openCheckout();
    await retype('Full name', 'Ann of the Hills');
    cleanup();
    const other = { ...customer, id: '9', name: 'Cy Marsh' };
    localStorage.setItem('herdline.cart.v1.9', localStorage.getItem('herdline.cart.v1.1')!);
    visit(
      '/rancher/7/checkout',
      fakeServer(other, { CheckoutPage: () => ({ rancher: ranch, viewer: { ...profile, ...other } }) }),
    );
    expect((await field('Full name')).value).toBe('Cy Marsh');
  });

  test('is deleted when the person signs out', async () => {
    await openCheckout();
    await userEvent.type(await field('Notes (optional)'), 'Thick steaks');
    await userEvent.click(screen.getByRole('button', { name: customer.name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await screen.findByText('Logged Out');
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  test.each([
    ['invalid JSON', '{"notes":'],
    ['null', 'null'],
    ['values of the wrong type', '{"customerName":7,"shippingMethod":"BY_AIR","orderType":[],"price":1}'],
    ['a value that is too long', JSON.stringify({ customerName: 'x'.repeat(101) })],
  ])('is ignored if it is %s', async (_, stored) => {
    localStorage.setItem(STORED, stored);
    await openCheckout();
    expect((await field('Full name')).value).toBe(customer.name);
    expect(radio('Local Pickup').checked).toBe(true);
  });
});

test('the form has nine fields, two of them for the address', async () => {
  await openCheckout();
  await userEvent.click(radio('Local Delivery'));
  const names = [...document.querySelectorAll('form :is(input, select, textarea)')].map((each) =>
    each.getAttribute('name'),
  );
  expect(new Set(names).size).toBe(9);
});

test('an empty cart leads back to the ranch', async () => {
  localStorage.clear();
  visit('/rancher/7/checkout', checkoutServer());
  expect(await screen.findByText('Cart is Empty')).toBeTruthy();
  expect(screen.getByText('Add items to your cart before checkout.')).toBeTruthy();
  expect(currentUrl()).toBe('/rancher/7');
});

test('the page says that the ranch does not exist', async () => {
  visit('/rancher/99/checkout', checkoutServer({ CheckoutPage: () => ({ rancher: null, viewer: profile }) }));
  expect(await screen.findByRole('heading', { name: 'Rancher Not Found' })).toBeTruthy();
  const message = "We couldn't find the rancher you're checking out with.";
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  const link = screen.getByRole('link', { name: 'Browse All Ranchers' });
  expect(link.getAttribute('href')).toBe('/find-rancher');
});

test('the items of a ranch that takes no orders stay in the cart, with a button to remove them', async () => {
  visit('/rancher/7/checkout', checkoutServer({ CheckoutPage: () => ({ rancher: null, viewer: profile }) }));
  expect(await screen.findByText('Cedar Fork Ranch isn’t taking orders right now')).toBeTruthy();
  expect(screen.getByText('$1,660.00 × 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send Order Request' })).toBeNull();
  expect(readCart(customer.id).groups).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove These Items' }));
  expect(readCart(customer.id).groups).toEqual([]);
});

test('an item that is no longer on sale is marked, and can be removed and put back', async () => {
  const products = [{ ...ranch.products[0], available: false }];
  const CheckoutPage = () => ({ rancher: { ...ranch, products }, viewer: profile });
  await openCheckout(checkoutServer({ CheckoutPage }));
  const line = within(screen.getByText('Tri-Tip', { selector: 'strong' }).closest('li')!);
  expect(line.getByText('No longer on sale. You can order the rest.')).toBeTruthy();
  expect(screen.getAllByText(/No longer on sale/)).toHaveLength(1);
  await userEvent.click(line.getByRole('button', { name: 'Remove Tri-Tip' }));
  expect(readCart(customer.id).groups[0]!.items.map(({ name }) => name)).toEqual(['Half Cow']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readCart(customer.id).groups[0]!.items).toHaveLength(2);
});

test('an item that the server refuses as not on sale is marked', async () => {
  let available = true;
  const products = () => [{ ...ranch.products[0], available }];
  const CheckoutPage = () => ({ rancher: { ...ranch, products: products() }, viewer: profile });
  const reason = 'Tri-Tip is not on sale at Cedar Fork Ranch';
  const PlaceOrder = () => refusal('BAD_USER_INPUT', reason, { 'productDetails[1]': reason });
  await openCheckout(checkoutServer({ CheckoutPage, PlaceOrder }));
  available = false;
  await send();
  expect(await screen.findByText('No longer on sale. You can order the rest.')).toBeTruthy();
});

test('a URL without a valid ranch ID opens the list of ranches', async () => {
  visit('/rancher/cedar/checkout', checkoutServer());
  expect(await screen.findByText('Invalid Rancher')).toBeTruthy();
  expect(currentUrl()).toBe('/find-rancher');
});

test('a rancher sees that only customers can order, and cannot send the request', async () => {
  const viewer = { ...profile, ...rancher, ranch: null };
  visit('/rancher/7/checkout', fakeServer(rancher, { CheckoutPage: () => ({ rancher: ranch, viewer }) }));
  expect(await screen.findByText('You need a customer account to order')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send Order Request' })).toBeNull();
});

test('a page that failed to load can be loaded again', async () => {
  let isOffline = true;
  const CheckoutPage = () => (isOffline ? new TypeError('Failed to fetch') : { rancher: ranch, viewer: profile });
  visit('/rancher/7/checkout', checkoutServer({ CheckoutPage }));
  await screen.findByText("Couldn't load this");
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await field('Full name')).value).toBe(customer.name);
});
