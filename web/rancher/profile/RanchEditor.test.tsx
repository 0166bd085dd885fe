import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { connectionOf, currentUrl, rancher, refusal } from '../../testing/visit';
import { field, noHelpers, openEditor, openTab, press, ranch, save, tab, write } from './testing/editorVisit';

test('the editor shows saved prices in dollars, and sends only changed values, with prices in cents', async () => {
  const { sent } = await openEditor('/profile?tab=products');
  expect(screen.getAllByRole('tab', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Ranch Details',
    'Products',
    'Raising Practices',
    'Shipping & Delivery',
  ]);
  expect(field('Half Cow price').value).toBe('1800.00');
  write('Half Cow price', '1850.5');
  expect(await screen.findByText('You have unsaved changes.')).toBeTruthy();
  await save();
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(sent).toEqual([{ halfCowPrice: 185_050 }]);
  await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
  expect(field('Half Cow price').value).toBe('1850.50');
});

test('a new price per pound asks about the open animals that are priced the same way', async () => {
  const priced: unknown[] = [];
  const animalOf = (id: string, pricing: string, pricePerPound: number) => ({
    ...{ __typename: 'Animal', id, tag: id, pricing, price: 0, halfPrice: null, wholePrice: null, pricePerPound },
  });
  const nodes = [animalOf('41', 'HANGING', 400), animalOf('42', 'PACKAGED', 400), animalOf('43', 'HANGING', 525)];
  const open = { __typename: 'Rancher', id: '7', pricingModel: 'HANGING', animals: connectionOf('Animal', nodes) };
  await openEditor('/profile?tab=products', {
    OpenAnimals: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: open } }),
    PriceAnimal: (variables) => {
      priced.push(variables);
      return { updateAnimal: { __typename: 'UpdateAnimalPayload', animal: animalOf('41', 'HANGING', 525) } };
    },
  });
  await userEvent.selectOptions(field('Pricing method'), 'HANGING');
  write('Price per pound', '5.25');
  await save();
  await screen.findByRole('alertdialog', { name: 'New animals only, or the open one too?' });
  await userEvent.click(screen.getByRole('button', { name: 'The Open One Too' }));
  expect(await screen.findByText('1 open animal repriced')).toBeTruthy();
  expect(priced).toEqual([{ id: '41', input: { pricePerPound: 525 } }]);
});

test('text typed during a save stays and counts as unsaved', async () => {
  await openEditor('/profile', {
    SaveRanchProfile: ({ input }) => {
      write('City', 'Temple');
      return { updateRancherProfile: { ...ranch, ...(input as object) } };
    },
  });
  write('Ranch name', 'Cedar Fork');
  await save();
  await screen.findByText('Profile Updated');
  expect(field('Ranch name').value).toBe('Cedar Fork');
  expect(field('City').value).toBe('Temple');
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
});

test('a profile that failed to load can be loaded again', async () => {
  let connected = false;
  const RanchProfile = () =>
    connected ? { viewer: { __typename: 'User', id: rancher.id, ranch } } : new TypeError('Failed to fetch');
  const opened = openEditor('/profile', { RanchProfile });
  expect(await screen.findByText('Error loading profile')).toBeTruthy();
  expect(screen.getByText('Could not load rancher profile')).toBeTruthy();
  connected = true;
  await press('Try Again');
  await opened;
  expect(field('Ranch name').value).toBe('Cedar Fork Ranch');
});

test('a price field is shown only if the price applies, with the typical prices as a hint', async () => {
  await openEditor('/profile?tab=products');
  expect(screen.queryByLabelText('Price per pound')).toBeNull();
  await userEvent.selectOptions(field('Pricing method'), 'HANGING');
  expect(field('Price per pound')).toBeTruthy();
  expect(screen.queryByLabelText('Deposit')).toBeNull();
  await userEvent.click(field('Require a deposit'));
  expect(field('Deposit')).toBeTruthy();
  expect(field('Days to pay the deposit').value).toBe('7');
  for (const share of ['Quarter Cow', 'Whole Cow']) {
    expect(screen.queryByLabelText(`${share} price`)).toBeNull();
    await userEvent.click(field(share));
  }
  for (const range of ['$700-$1,200', '$1,400-$2,400', '$2,800-$4,800']) {
    expect(screen.getByText((message) => message.startsWith(`Typical ${range}`))).toBeTruthy();
  }
});

test('a ranch can sell by the animal and take no line', async () => {
  const { sent } = await openEditor('/profile?tab=products');
  await userEvent.click(field('Sell by the animal'));
  await userEvent.click(field('Take a line for the next animal'));
  await save();
  await waitFor(() => expect(sent).toEqual([{ sellsByAnimal: true, takesLine: false }]));
});

test('the feeding method sets the badges, and only Other asks for a text', async () => {
  const { sent } = await openEditor('/profile?tab=raising');
  expect(screen.queryByLabelText('Grass-Fed')).toBeNull();
  expect(screen.queryByLabelText(/Feeding method in your words/)).toBeNull();
  await userEvent.selectOptions(field(/^Feeding method/), 'Other');
  expect(field(/Feeding method in your words/)).toBeTruthy();
  await userEvent.selectOptions(field(/^Feeding method \(optional\)/), 'Grain Fed');
  expect(screen.queryByLabelText(/Feeding method in your words/)).toBeNull();
  await save();
  await screen.findByText('Profile Updated');
  expect(sent).toEqual([{ feedingMethod: 'Grain Fed', isGrassFed: false, isGrainFinished: true }]);
});

test('each delivery method reveals its fields', async () => {
  await openEditor('/profile?tab=delivery');
  expect(field(/Pickup instructions/)).toBeTruthy();
  expect(screen.queryByLabelText('Delivery fee')).toBeNull();
  await userEvent.click(field('Local delivery'));
  expect(field(/Delivery range/).value).toBe('50');
  expect(field('Delivery fee')).toBeTruthy();
  expect(field(/Delivery notes/)).toBeTruthy();
  await userEvent.click(field('Shipping'));
  expect(field(/Shipping range/).value).toBe('100');
  await userEvent.click(field('Ship nationwide'));
  expect(screen.queryByLabelText(/Shipping range/)).toBeNull();
  expect(field('Shipping fee')).toBeTruthy();
  expect(field(/Shipping details/)).toBeTruthy();
});

test.each([
  ['products', 'Products', 'Half Cow price', '-1', 'Price cannot be negative'],
  ['delivery', 'Shipping & Delivery', 'Delivery fee', '-1', 'Fee cannot be negative'],
  ['', 'Ranch Details', /^Website/, 'ranch', 'Please enter a valid URL'],
])('a save with an error opens the tab with the error: %s', async (value, name, label, typed, message) => {
  const { server } = await openEditor(`/profile?tab=${value}`);
  if (label === 'Delivery fee') await userEvent.click(field('Local delivery'));
  write(label, typed);
  await openTab('Raising Practices');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(screen.getByText(message)).toBeTruthy();
  await waitFor(() => expect(currentUrl()).toBe(value ? `/profile?tab=${value}` : '/profile'));
  expect(tab(`${name} has errors`).getAttribute('aria-selected')).toBe('true');
  expect(server.operations).not.toContain('SaveRanchProfile');
});

test('an invalid field stays visible when its offer is turned off', async () => {
  await openEditor('/profile?tab=products');
  write('Half Cow price', '-1');
  await userEvent.click(field('Half Cow'));
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('Half Cow price')));
});

test('a refusal of the server is shown as a toast and at its field', async () => {
  const message = 'Please enter a valid ZIP code';
  await openEditor('/profile?tab=delivery', {
    SaveRanchProfile: () => refusal('BAD_USER_INPUT', message, { zipCode: message }),
  });
  await save();
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Zip code')));
  expect(tab('Ranch Details has errors').getAttribute('aria-selected')).toBe('true');
});

test.each([
  [refusal('INTERNAL', ''), 'Update Failed', 'Could not update profile'],
  [new TypeError('Failed to fetch'), 'Error', 'An error occurred while updating your profile'],
])('a failed save shows an error toast: %#', async (answer, title, message) => {
  await openEditor('/profile', { SaveRanchProfile: () => answer });
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(title)).toBeTruthy();
});

test('Next and Previous step through the tabs, and the URL stores the selected tab', async () => {
  await openEditor();
  const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  expect(step('Previous').disabled).toBe(true);
  for (const value of ['products', 'raising', 'delivery']) {
    await userEvent.click(step('Next'));
    await waitFor(() => expect(currentUrl()).toBe(`/profile?tab=${value}`));
  }
  expect(step('Next').disabled).toBe(true);
  await userEvent.click(step('Previous'));
  await waitFor(() => expect(tab('Raising Practices').getAttribute('aria-selected')).toBe('true'));
});

test('the editor links to the photos, the other products and the account', async () => {
  await openEditor();
  expect(screen.getByRole('link', { name: 'Edit Photos' }).getAttribute('href')).toBe('/profile?dialog=photos');
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeTruthy();
  await openTab('Products');
  expect(screen.getByRole('link', { name: 'Manage Products' }).getAttribute('href')).toBe('/rancher-products');
});

test('a pending rancher reads about the approval, and can preview the page', async () => {
  const pending = { ...ranch, approval: 'PENDING' };
  await openEditor('/profile', {
    RanchProfile: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: pending } }),
    HelpersSection: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch: { ...pending, ...noHelpers } } }),
  });
  expect(screen.getByText('Your rancher account is pending approval.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Preview Your Page' }).getAttribute('href')).toBe('/rancher/7');
});
