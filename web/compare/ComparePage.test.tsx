import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cedarFork, costOf, offerOf } from '../testing/ranches';
import { currentUrl, customer, fakeServer, visit } from '../testing/visit';

const request = (share: 'QUARTER_COW' | 'HALF_COW') => offerOf({ share, availability: 'LIST', animal: null });

const ranchOf = (id: unknown, given: object = {}) => ({
  ...cedarFork,
  id,
  ranchName: `Ranch ${id}`,
  distanceMiles: 36.2,
  processingTimeWeeks: 6,
  cancelTerms: null,
  trueCost: costOf(),
  offers: [request('QUARTER_COW'), request('HALF_COW')],
  ...given,
});

type Variables = Record<string, unknown>;

function server(given: Record<string, object> = {}) {
  const lists: Variables[] = [];
  const ComparePage = (variables: Variables) => {
    lists.push(variables);
    const one = (id: unknown, isIncluded: unknown = true) => (isIncluded ? ranchOf(id, given[String(id)]) : undefined);
    const { firstId, secondId, thirdId, fourthId, hasSecond, hasThird, hasFourth } = variables;
    const ranches = { first: one(firstId), second: one(secondId, hasSecond), third: one(thirdId, hasThird) };
    return JSON.parse(JSON.stringify({ ...ranches, fourth: one(fourthId, hasFourth) }));
  };
  return Object.assign(fakeServer({ ...customer, zipCode: '78704' }, { ComparePage }), { lists });
}

const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('ranches are shown side by side, with the costs for the family’s ZIP code', async () => {
  const api = server({ 2: { trueCost: null, rating: 4.4, reviewCount: 9 } });
  visit('/compare?ranchers=1,2', api);
  expect(await row('All-in price')).toEqual(['about $1,193', '–']);
  expect(await row('All-in per lb')).toEqual(['about $6.81-$8.67', '–']);
  expect(await row('You take home')).toEqual(['about 138-175 lb', '–']);
  expect(await row('Freezer space')).toEqual(['6-7 cu ft', '–']);
  expect(await row('Deposit')).toEqual(['$300.00', '–']);
  expect(await row('Ready')).toEqual(['About March 25, 2099', '–']);
  expect(await row('Getting it to you')).toEqual(['Local Delivery', 'Pickup, delivery']);
  expect((await row('Rating'))[1]).toContain('4.4');
  expect((await row('How we figured it'))[0]).toContain("The processor's fees are included.");
  expect(api.lists).toMatchObject([
    { firstId: '1', secondId: '2', hasThird: false, zipCode: '78704', share: 'QUARTER_COW' },
  ]);
});

test('a chosen share is compared for all ranches, and a ranch can be removed', async () => {
  const api = server();
  visit('/compare?ranchers=1,2,3', api);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Share' }), 'Half Cow');
  expect(currentUrl()).toBe('/compare?ranchers=1%2C2%2C3&share=half-cow');
  expect(api.lists.at(-1)).toMatchObject({ share: 'HALF_COW' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ranch 2' }));
  expect(currentUrl()).toBe('/compare?ranchers=1%2C3&share=half-cow');
  expect(await row('Share')).toHaveLength(2);
});

test('without a choice, the smallest share that all ranches sell is compared', async () => {
  const api = server({ 2: { offers: [request('HALF_COW')] } });
  visit('/compare?ranchers=1,2', api);
  await waitFor(() => expect(api.lists.at(-1)).toMatchObject({ share: 'HALF_COW' }));
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Share' })).value).toBe('HALF_COW');
});

test('a ranch that sells by the animal is compared with a request by the share that both sell, as on their cards', async () => {
  // Its list prices don't matter, and its quarters are sold out.
  const offers = [
    offerOf({ share: 'QUARTER_COW', availability: 'SOLD_OUT' }),
    offerOf({ share: 'HALF_COW', availability: 'ANIMAL', linePrice: 265_600 }),
  ];
  const api = server({ 2: { sellsByAnimal: true, halfCowPrice: 0, offers } });
  visit('/compare?ranchers=1,2', api);
  await waitFor(() => expect(api.lists.at(-1)).toMatchObject({ share: 'HALF_COW' }));
});

test.each(['/compare', '/compare?ranchers=a,0,-1'])('%s says how to choose ranches', async (path) => {
  visit(path, server());
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
});

test('at most four ranches are shown, each only once', async () => {
  const api = server();
  visit('/compare?ranchers=1,1,2,3,4,5', api);
  expect(await row('Share')).toHaveLength(4);
  expect(api.lists).toMatchObject([{ firstId: '1', secondId: '2', thirdId: '3', fourthId: '4' }]);
});
