import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cedarFork, listing, listOf, ranchOf } from '../testing/ranches';
import { currentUrl, customer, holdResponse, refusal, visit } from '../testing/visit';

const two = [cedarFork, ranchOf({ id: '8', ranchName: 'Elm' })];
const unknown = refusal('BAD_USER_INPUT', 'We do not know this ZIP code', {
  'filter.near.zipCode': 'We do not know this ZIP code',
});
/** A server with one ranch near any known ZIP code, and two ranches in total. */
const server = (viewer = customer) =>
  listing(
    ({ filter }) => {
      if (filter?.near?.zipCode === '00000') return unknown;
      return listOf(filter?.near ? [ranchOf({ distanceMiles: 12.3 })] : two);
    },
    {},
    viewer,
  );

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Filter ranchers' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const zip = () => screen.getByLabelText<HTMLInputElement>('Your ZIP code');
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the dialog offers a ZIP prefix, states by region, sizes, qualities and delivery methods', async () => {
  visit('/find-rancher?filters=open', server());
  const filters = await dialog();
  expect(filters.getByLabelText('ZIP code begins with')).toBeTruthy();
  for (const region of ['Northeast', 'Midwest', 'South', 'West']) {
    expect(filters.getByRole('group', { name: region })).toBeTruthy();
  }
  expect(filters.getAllByRole('checkbox')).toHaveLength(50);
  const choices = (name: string) =>
    within(filters.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(choices('Order size')).toEqual(['Quarter Cow', 'Half Cow', 'Whole Cow']);
  expect(choices('Qualities')).toEqual(['Grass-Fed', 'Grain-Finished', 'Organic']);
  expect(choices('Reaches me by')).toEqual(['Local Pickup', 'Local Delivery', 'Shipping']);
});

test('the button counts the matching ranches while filters are chosen, and applies the filters', async () => {
  visit('/find-rancher', server());
  expect(await screen.findByText('2 ranchers available')).toBeTruthy();
  await press('Filters');
  await userEvent.type((await dialog()).getByLabelText('Your ZIP code'), '78701');
  await userEvent.selectOptions(screen.getByLabelText('Distance'), 'Within 50 miles');
  await press('Local Delivery');
  expect(await screen.findByRole('button', { name: 'Show 1 rancher' })).toBeTruthy();
  expect(currentUrl()).toBe('/find-rancher?filters=open');
  await press('Show 1 rancher');
  expect(await screen.findByText('1 rancher available')).toBeTruthy();
  expect(currentUrl()).toBe('/find-rancher?near=78701&within=50&by=local-delivery');
  await waitUntilClosed();
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'DISTANCE');
  await press('Remove Within 50 miles of 78701');
  await waitFor(() => expect(currentUrl()).toBe('/find-rancher?near=78701&by=local-delivery'));
});

test('a ZIP code chosen in the dialog is stored for all screens after the list has loaded for it', async () => {
  visit('/find-rancher', server({ ...customer, zipCode: '78704' }));
  expect(await screen.findByText('1 rancher available')).toBeTruthy();
  await press('Filters');
  await dialog();
  await userEvent.clear(zip());
  await userEvent.type(zip(), '75201');
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 rancher' }));
  await waitUntilClosed();
  await waitFor(() => expect(localStorage.getItem('herdline.zip.v2.1')).toContain('"75201"'));
});

test('the dialog stays open when search text typed earlier reaches the URL, and filters do not replace that text', async () => {
  visit('/find-rancher', server());
  expect(await screen.findByText('2 ranchers available')).toBeTruthy();
  // The dialog opens before the debounce of the search has ended.
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search ranchers' }), { target: { value: 'oak' } });
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = await dialog();
  await waitFor(() => expect(currentUrl()).toBe('/find-rancher?filters=open&search=oak'));
  await userEvent.click(filters.getByRole('button', { name: 'Organic' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Show \d/ }));
  await waitUntilClosed();
  expect(currentUrl()).toBe('/find-rancher?search=oak&quality=organic');
});

test('filters can be applied while the matching ranches are still being counted', async () => {
  const { link, release } = holdResponse('FindRancherPage');
  visit('/find-rancher?filters=open', { link: link.concat(server().link) });
  const filters = await dialog();
  release();
  await screen.findByRole('button', { name: 'Show 2 ranchers' });
  await userEvent.click(filters.getByRole('button', { name: 'Organic' }));
  await press('Show ranchers');
  await waitUntilClosed();
  expect(currentUrl()).toBe('/find-rancher?quality=organic');
});

test('the dialog starts with the ZIP code of the profile, which is in the URL only with a distance', async () => {
  const api = server({ ...customer, zipCode: '78704-1234' });
  visit('/find-rancher?filters=open', api);
  await dialog();
  await waitFor(() => expect(zip().value).toBe('78704'));
  await userEvent.clear(zip());
  await press('Use 78704 Again');
  expect(zip().value).toBe('78704');
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 rancher' }));
  await waitUntilClosed();
  expect(currentUrl()).toBe('/find-rancher');
  expect(api.lists.map(({ filter }) => filter)).toContainEqual({ near: { zipCode: '78704' } });
  await press('Filters');
  await dialog();
  await userEvent.selectOptions(screen.getByLabelText('Distance'), 'Within 50 miles');
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 rancher' }));
  await waitFor(() => expect(currentUrl()).toBe('/find-rancher?near=78704&within=50'));
});

test('an unknown ZIP code shows an error at its field', async () => {
  visit('/find-rancher?filters=open', server());
  await dialog();
  await userEvent.type(zip(), '00000');
  expect((await screen.findByRole('alert')).textContent).toBe('We do not know this ZIP code');
  await press('Show ranchers');
  expect(document.activeElement).toBe(zip());
  expect(currentUrl()).toBe('/find-rancher?filters=open');
});

test('a delivery method requires a ZIP code', async () => {
  visit('/find-rancher?filters=open', server());
  await dialog();
  await press('Shipping');
  await press(/^Show/);
  expect(screen.getByRole('alert').textContent).toBe('Valid ZIP code is required');
  expect(document.activeElement).toBe(zip());
  await press('Shipping');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sorting by distance without a ZIP code opens the dialog with the focus on the ZIP code field', async () => {
  visit('/find-rancher?sort=price', server());
  expect(await screen.findByText('2 ranchers available')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By distance');
  await dialog();
  await waitFor(() => expect(document.activeElement).toBe(zip()));
  await userEvent.type(zip(), '78701');
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 rancher' }));
  expect(await screen.findByText('Waco, Texas · 12.3 miles away')).toBeTruthy();
  expect(currentUrl()).toBe('/find-rancher?near=78701');
  expect(screen.getByRole('combobox', { name: 'Sort by', hidden: true })).toHaveProperty('value', 'DISTANCE');
});

test('ranches can be filtered by a share to reserve and the day when it is ready', async () => {
  const api = server();
  visit('/find-rancher?filters=open', api);
  await dialog();
  await press('Has a share to reserve');
  fireEvent.change(screen.getByLabelText('Ready by'), { target: { value: '2099-06-01' } });
  await waitFor(() =>
    expect(api.lists.map(({ filter }) => filter)).toContainEqual({ hasShare: true, readyBy: '2099-06-01' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Show \d/ }));
  await waitUntilClosed();
  expect(currentUrl()).toBe('/find-rancher?share=1&ready=2099-06-01');
});

test('Dismiss closes the dialog without a change', async () => {
  visit('/find-rancher', server());
  expect(await screen.findByText('2 ranchers available')).toBeTruthy();
  await press('Filters');
  await dialog();
  await press('Organic');
  await press('Dismiss');
  await waitUntilClosed();
  expect(currentUrl()).toBe('/find-rancher');
});
