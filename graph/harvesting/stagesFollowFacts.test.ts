import { beforeEach, expect, test } from 'vitest';
import type { Animal } from '../animals/Animal';
import { daysFromToday } from '../animals/testing/days';
import { codeOf, testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const MOVE =
  'mutation ($id: ID!, $stage: AnimalStage!) { moveAnimal(id: $id, stage: $stage) { animal { stage nextStages } } }';
const WEIGH = `mutation ($id: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $id, input: $input) {
  animal { stage nextStages } } }`;
const FULFILL = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: FULFILLED) { status nextStatuses } }';
const READ = 'query ($id: ID!) { animal(id: $id) { nextStages } }';
const STATUSES = 'query ($id: ID!) { order(id: $id) { nextStatuses } }';

const day = (days: number) => daysFromToday(testConfig, days);

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;

beforeEach(async () => {
  [rancher, customer] = [await make.rancher(), await make.customer()];
});

async function sold(given: Partial<Animal>, orders: object = {}) {
  const animal = await make.animal(rancher.ranch.id, {
    ...{ processorId: (await make.processor(rancher.ranch.id)).id, harvestDate: day(0), stage: 'HARVESTED' },
    ...given,
  });
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id, ...orders });
  const claim = await make.claim(order, { animal, places: [1, 2, 3, 4], quarters: 4 });
  return { animal, order, claim };
}

const move = ({ id }: Animal, stage: string) => as(rancher).run(MOVE, { id: String(id), stage });
const weigh = ({ id }: Animal, input: object) => as(rancher).run(WEIGH, { id: String(id), input });
const fulfill = ({ id }: { id: number }) => as(rancher).run(FULFILL, { id: String(id) });
const nextStages = async ({ id }: Animal) =>
  (await as(rancher).run(READ, { id: String(id) })).data.animal.nextStages as string[];
const nextStatuses = async ({ id }: { id: number }) =>
  (await as(rancher).run(STATUSES, { id: String(id) })).data.order.nextStatuses as string[];

const HANGING = { pricing: 'HANGING', price: 0, pricePerPound: 500 } as const;
const PACKAGED = { pricing: 'PACKAGED', price: 0, pricePerPound: 900 } as const;

test('beef by the hanging weight is weighed before the animal is Weighed or Ready', async () => {
  const { animal } = await sold(HANGING);
  expect(await nextStages(animal)).toEqual(['WITHDRAWN']);
  for (const stage of ['WEIGHED', 'READY']) {
    expect((await move(animal, stage)).errors?.[0]).toMatchObject({
      message: 'Weigh the animal first. Its beef is sold by the hanging weight.',
      extensions: { code: 'CONFLICT', allowed: ['WITHDRAWN'] },
    });
  }
  expect((await weigh(animal, { hangingPounds: 640 })).data.weighAnimal.animal).toEqual({
    stage: 'WEIGHED',
    nextStages: ['READY', 'WITHDRAWN'],
  });
  expect((await move(animal, 'READY')).data.moveAnimal.animal.stage).toBe('READY');
});

test('a share with terms by the hanging weight counts though the animal got another price', async () => {
  const { animal } = await sold(HANGING);
  await db('animals').where({ id: animal.id }).update({ pricing: 'FLAT', price: 90_000 });
  expect(await nextStages(animal)).toEqual(['WITHDRAWN']);
  expect(codeOf(await move(animal, 'WEIGHED'))).toBe('CONFLICT');
});

test('packages are weighed before the animal is Ready', async () => {
  const { animal, claim, order } = await sold(PACKAGED);
  expect(await nextStages(animal)).toEqual(['WEIGHED', 'WITHDRAWN']);
  expect((await move(animal, 'READY')).errors?.[0]?.message).toMatch(/^Weigh the packages of Ann Miller first/);
  await weigh(animal, { hangingPounds: 640 });
  expect((await move(animal, 'READY')).errors?.[0]?.message).toMatch(/^Weigh the packages of Ann Miller first/);
  expect(await db('mails').where({ template: 'beefReady', orderId: order.id })).toEqual([]);
  await weigh(animal, { packaged: [{ claimId: String(claim.id), pounds: 420 }] });
  expect(await nextStages(animal)).toEqual(['READY', 'WITHDRAWN']);
  expect((await move(animal, 'READY')).data.moveAnimal.animal.stage).toBe('READY');
});

test('packages alone make an animal by the packaged weight Ready', async () => {
  const { animal, claim } = await sold(PACKAGED);
  await weigh(animal, { packaged: [{ claimId: String(claim.id), pounds: 420 }] });
  expect(await nextStages(animal)).toEqual(['READY', 'WITHDRAWN']);
  expect((await move(animal, 'READY')).data.moveAnimal.animal.stage).toBe('READY');
});

test('an animal with a flat price is Ready without a weight', async () => {
  const { animal } = await sold({ pricing: 'FLAT' });
  expect(await nextStages(animal)).toEqual(['WEIGHED', 'READY', 'WITHDRAWN']);
  expect((await move(animal, 'READY')).data.moveAnimal.animal).toEqual({ stage: 'READY', nextStages: [] });
});

test('an animal at Weighed without a weight, with places that nobody can get, can be weighed', async () => {
  const { animal } = await sold({ ...HANGING, stage: 'WEIGHED' });
  await db('animalPlaces').where({ animalId: animal.id, place: 4 }).delete();
  expect((await weigh(animal, { hangingPounds: 640 })).data.weighAnimal.animal.stage).toBe('WEIGHED');
});

test('an animal is Closed once each family has its beef', async () => {
  const { animal, order } = await sold({ stage: 'READY' });
  expect((await move(animal, 'CLOSED')).errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^Ann Miller doesn't have the beef yet/),
    extensions: { code: 'CONFLICT', allowed: [] },
  });
  await db('orders')
    .where({ id: order.id })
    .update({ handoverDay: day(1) });
  expect(await nextStages(animal)).toEqual([]);
  await db('orders')
    .where({ id: order.id })
    .update({ handoverDay: day(0) });
  expect(await nextStages(animal)).toEqual(['CLOSED']);
  expect((await move(animal, 'CLOSED')).data.moveAnimal.animal.stage).toBe('CLOSED');
  // The day is why it's Closed, so it stays.
  for (const handoverDay of [null, day(5)]) {
    const input = { handoverDay };
    const change =
      'mutation ($id: ID!, $input: OrderDetailsInput!) { updateOrderDetails(orderId: $id, input: $input) { order { id } } }';
    expect((await as(rancher).run(change, { id: String(order.id), input })).errors?.[0]).toMatchObject({
      message: `Animal ${animal.tag} is Closed, so the day of its handover can't change anymore.`,
      extensions: { code: 'CONFLICT' },
    });
  }
});

test.each(['PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED'] as const)(
  'an order isn’t fulfilled while its animal is %s',
  async (stage) => {
    const { animal, order } = await sold({ stage });
    await make.move(order, 'PROCESSING');
    expect(await nextStatuses(order)).toEqual(['CANCELED']);
    expect((await fulfill(order)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(new RegExp(`^Animal ${animal.tag} is .* once the animal is Ready`)),
      extensions: { code: 'CONFLICT', allowed: ['CANCELED'] },
    });
    expect(await db('commissionTransactions').where({ orderId: order.id })).toEqual([]);
  },
);

test('an order with a share in line isn’t fulfilled', async () => {
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  await make.claim(order);
  await make.move(order, 'PROCESSING');
  expect(await nextStatuses(order)).toEqual(['CANCELED']);
  expect((await fulfill(order)).errors?.[0]?.message).toMatch(/^The Half Cow of this order is still in line/);
});

test('an order is fulfilled when its animal is Ready, and closes it', async () => {
  const { animal, order } = await sold({ stage: 'READY' });
  await make.move(order, 'PROCESSING');
  expect(await nextStatuses(order)).toEqual(['FULFILLED', 'CANCELED']);
  expect((await fulfill(order)).data.updateOrderStatus).toEqual({ status: 'FULFILLED', nextStatuses: [] });
  expect(await nextStages(animal)).toEqual(['CLOSED']);
});

test('fulfilling an order and withdrawing its animal at once never does both', async () => {
  const { animal, order } = await sold({ stage: 'WEIGHED', hangingTenths: 6_400 });
  await make.move(order, 'PROCESSING');
  const withdraw = as(rancher).run(
    'mutation ($id: ID!) { moveAnimal(id: $id, stage: WITHDRAWN, reason: "Condemned") { animal { stage } } }',
    { id: String(animal.id) },
  );
  const [ready, withdrawn, fulfilled] = await Promise.all([move(animal, 'READY'), withdraw, fulfill(order)]);
  expect([ready, withdrawn].filter(({ errors }) => errors)).toHaveLength(1);
  if (!withdrawn.errors) expect(fulfilled.errors).toBeDefined();
});
