import { expect, test } from 'vitest';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';

// Uses its own database, because the query counts all ranches of a state.
const { as, db, make } = await testGraph(ownDatabase('ranch_states'));

const STATES = '{ ranchStates { state ranchCount halfFrom } }';

const found = async (person: { id: number }, state: string) =>
  (await as(person).run(STATES)).data.ranchStates.find((row: { state: string }) => row.state === state);

test('counts the approved ranches of each state, and names the lowest price of a half', async () => {
  const customer = await make.customer();
  expect(await found(customer, 'Vermont')).toBeUndefined();
  await make.rancher({ state: 'Vermont', halfCowPrice: 210_000 });
  const { ranch } = await make.rancher({ state: 'Vermont', halfCowPrice: 190_000 });
  await make.rancher({ state: 'Vermont', halfCowPrice: 100, offerHalfCow: false });
  await make.rancher({ state: 'Vermont', halfCowPrice: 200, approval: 'PENDING' });
  expect(await found(customer, 'Vermont')).toEqual({ state: 'Vermont', ranchCount: 3, halfFrom: 190_000 });
  await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
  expect(await found(customer, 'Vermont')).toEqual({ state: 'Vermont', ranchCount: 2, halfFrom: 210_000 });
});

test('the price of a half is that of the next animal with room, if the ranch has one', async () => {
  const customer = await make.customer();
  const { ranch } = await make.rancher({ state: 'Utah', halfCowPrice: 190_000 });
  await make.animal(ranch.id, { stage: 'OPEN', pricing: 'FLAT', price: 80_000, pricePerPound: 0 });
  expect(await found(customer, 'Utah')).toEqual({ state: 'Utah', ranchCount: 1, halfFrom: 160_000 });
});

test('a state where no ranch sells a half has no price, and an unknown state is left out', async () => {
  const customer = await make.customer();
  await make.rancher({ state: 'Rhode Island', offerHalfCow: false });
  await make.rancher({ state: 'Ontario' });
  expect(await found(customer, 'Rhode Island')).toEqual({ state: 'Rhode Island', ranchCount: 1, halfFrom: null });
  expect(await found(customer, 'Ontario')).toBeUndefined();
});

test('is sorted by name', async () => {
  const states = (await as(await make.customer()).run(STATES)).data.ranchStates.map(
    (row: { state: string }) => row.state,
  );
  expect(states).toEqual(states.toSorted());
});
