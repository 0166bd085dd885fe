import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readCart } from '../../cart/storedCart';
import { openAnimals } from '../../checkout/testing/testCheckout';
import { animalOf, processorOf } from '../../testing/herd';
import { customer, visit } from '../../testing/visit';
import { ranchServer } from '../testing/testRanch';

afterEach(() => localStorage.clear());

/** Returns an open animal with the given places taken. */
const open = (id: number, taken: number[], changes: object = {}) =>
  animalOf(id, {
    stage: 'OPEN',
    places: [1, 2, 3, 4].map((number) => ({ __typename: 'AnimalPlace', number, taken: taken.includes(number) })),
    ...changes,
  });

function visitRanch(animals: object[], sharesWaiting = 0) {
  visit(
    '/rancher/7',
    ranchServer({ openAnimals: openAnimals(animals), sharesWaiting, offerQuarterCow: true, quarterCowPrice: 85_000 }),
  );
}

const harvests = async () => within(await screen.findByRole('region', { name: 'Next harvests' }));
const inCart = () => readCart(customer.id).groups.flatMap(({ items }) => items);

test('a ranch without open animals and without a waiting line has no harvests section', async () => {
  visitRanch([]);
  await screen.findByRole('heading', { name: 'Products' });
  expect(screen.queryByRole('heading', { name: 'Next harvests' })).toBeNull();
});

test('an open animal shows its harvest date, price and deposit, and a drawing of what is left', async () => {
  visitRanch([
    open(41, [1, 2]),
    open(42, [1, 2, 3, 4], { harvestDate: null, harvestWords: 'autumn 2099', readyFrom: null }),
  ]);
  const section = await harvests();
  expect(await section.findByRole('heading', { name: 'Harvest March 4, 2099' })).toBeTruthy();
  expect(section.getByRole('img', { name: 'Animal 41: Half left' })).toBeTruthy();
  expect(section.getByText(/Animal 41 .* ready about March 25, 2099$/)).toBeTruthy();
  expect(section.getAllByText(/^\$4\.25 per lb hanging weight .* deposit \$150\.00 a quarter$/)).toHaveLength(2);
  expect(section.getByText('All reserved')).toBeTruthy();
});

test('the two soonest animals with room show, and all others unfold', async () => {
  visitRanch([open(41, [1, 2, 3, 4]), ...[42, 43, 44, 45].map((id) => open(id, []))]);
  const section = await harvests();
  await section.findByText('All 5');
  const foldOf = (tag: number) =>
    section.getByRole('img', { name: new RegExp(`^Animal ${tag}:`) }).closest('details')?.firstChild?.textContent;
  expect([41, 42, 43, 44, 45].map(foldOf)).toEqual(['All 5', undefined, undefined, 'All 5', 'All 5']);
});

test('a processor and what its inspection means stand once for all its animals', async () => {
  visitRanch([open(41, []), open(42, [])]);
  const section = await harvests();
  expect(await section.findByText('Hill Country Meats in Llano, Texas')).toBeTruthy();
  expect(section.getByText(/^USDA-inspected\. A federal inspector checks/).closest('details')?.open).toBe(false);
});

test('an animal at a custom-exempt processor says that families buy a share of the live animal', async () => {
  visitRanch([open(41, [], { processor: processorOf({ inspection: 'CUSTOM_EXEMPT' }) })]);
  expect(await (await harvests()).findByText(/You buy your share of the live animal/)).toBeTruthy();
});

test('only shares that still fit can be reserved', async () => {
  visitRanch([open(41, [1, 2]), open(42, [1, 3], { pricing: 'FLAT', price: 90_000, pricePerPound: 0 })]);
  const section = await harvests();
  await section.findByRole('button', { name: 'Reserve a half of animal 41' });
  expect(section.getAllByRole('button', { name: /^Reserve/ }).map(({ textContent }) => textContent)).toEqual([
    'Reserve a quarter of animal 41',
    'Reserve a half of animal 41',
    'Reserve a quarter of animal 42',
  ]);
  await userEvent.click(section.getByRole('button', { name: 'Reserve a half of animal 41' }));
  const request = within(await screen.findByRole('dialog', { name: 'Place Order Request' }));
  expect(await request.findByText('From animal 41, harvest March 4, 2099')).toBeTruthy();
  expect(inCart()).toMatchObject([{ type: 'HALF_COW', price: 132_800, quantity: 1, animal: { id: '41', most: 2 } }]);
});

test('a family can get in line for the next animal, and sees its place in line first', async () => {
  visitRanch([], 7);
  const section = await harvests();
  expect(await section.findByText(/You'd be number 8 in line/)).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Get in line for a whole of the next animal' }));
  expect(inCart()).toMatchObject([{ type: 'WHOLE_COW', price: 310_000, animal: { id: null } }]);
});
