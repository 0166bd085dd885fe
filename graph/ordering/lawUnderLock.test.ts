import type { Knex } from 'knex';
import { beforeEach, describe, expect, test } from 'vitest';
import { someoneWaits, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

type Rancher = Awaited<ReturnType<typeof make.rancher>>;
let rancher: Rancher;
let usda: Awaited<ReturnType<typeof make.processor>>;
let exempt: Awaited<ReturnType<typeof make.processor>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  await newRanch();
});

async function newRanch() {
  rancher = await make.rancher({ offerShipping: true, shippingNationwide: true });
  usda = await make.processor(rancher.ranch.id);
  exempt = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
}

const openAnimal = (processorId = usda.id) =>
  make.animal(rancher.ranch.id, { processorId, harvestWords: 'autumn 2099' });

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';

async function place(item: object, given: object = {}) {
  const input = {
    rancherId: String(rancher.ranch.id),
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78704',
    shippingMethod: 'SHIPPING',
    orderType: 'HALF_COW',
    productDetails: [{ type: 'HALF_COW', quantity: 1, ...item }],
    ...given,
  };
  return as(await make.customer()).run(PLACE, { input });
}

const shareOf = (animal: { id: number }) => ({ animalId: String(animal.id) });
const codeOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.code;

describe('an order that waits for a change of its ranch is judged by what changed', () => {
  /** Sends an order while the ranch is locked, and changes something before it can go on. */
  async function placeDuring(change: (trx: Knex.Transaction) => PromiseLike<unknown>, item: object, given = {}) {
    const trx = await db.transaction();
    await trx.raw('select from ranchers where id = ? for update', [rancher.ranch.id]);
    const placed = place(item, given);
    await someoneWaits(db);
    await change(trx);
    await trx.commit();
    return placed;
  }

  test.each<[string, (trx: Knex.Transaction, animalId: number) => PromiseLike<unknown>]>([
    ['the processor of the animal', (trx, id) => trx('animals').where({ id }).update({ processorId: exempt.id })],
    ['its inspection', (trx) => trx('processors').where({ id: usda.id }).update({ inspection: 'CUSTOM_EXEMPT' })],
    ['shipping', (trx) => trx('ranchers').where({ id: rancher.ranch.id }).update({ offerShipping: false })],
  ])('%s', async (_name, change) => {
    const animal = await openAnimal();
    const answer = await placeDuring((trx) => change(trx, animal.id), shareOf(animal));
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(await db('orders').where({ rancherId: rancher.ranch.id })).toEqual([]);
  });

  test('the state of the ranch', async () => {
    await db('processors').where({ id: usda.id }).update({ inspection: 'STATE' });
    const animal = await openAnimal();
    const move = (trx: Knex.Transaction) =>
      trx('ranchers').where({ id: rancher.ranch.id }).update({ state: 'Oklahoma' });
    const answer = await placeDuring(move, shareOf(animal), { shippingMethod: 'LOCAL_PICKUP' });
    expect(answer.errors?.[0]?.extensions.rule).toMatchObject({ law: '21 USC 661(a)(1)' });
  });

  test.each<[string, (trx: Knex.Transaction, productId: number) => PromiseLike<unknown>]>([
    ['the inspection of a product', (trx, id) => trx('products').where({ id }).update({ inspection: 'CUSTOM_EXEMPT' })],
    ['its state', (trx) => trx('ranchers').where({ id: rancher.ranch.id }).update({ state: 'Oklahoma' })],
  ])('%s', async (_name, change) => {
    const product = await make.product(rancher.ranch.id, { kind: 'BEEF_BOX', inspection: 'STATE' });
    const box = { type: 'BEEF_BOX', id: String(product.id) };
    const answer = await placeDuring((trx) => change(trx, product.id), box, { orderType: 'BEEF_BOX' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', rule: { law: expect.any(String) } });
    const audited = await db('audit_entries').where({ action: 'PATH_REFUSED', recordId: rancher.ranch.id });
    expect(audited).toHaveLength(1);
  });

  test('and stored after a change that it may ignore', async () => {
    const animal = await openAnimal();
    const rename = (trx: Knex.Transaction) =>
      trx('ranchers').where({ id: rancher.ranch.id }).update({ description: 'New words' });
    expect((await placeDuring(rename, shareOf(animal))).errors).toBeUndefined();
    expect((await placeDuring(rename, { nextAnimal: true })).errors).toBeUndefined();
  });
});

describe('of two requests at the same moment at most one is stored', () => {
  async function asOwner(query: string, variables: object) {
    const answer = await as(rancher.owner).run(query, { ...variables });
    // Only the law refuses.
    expect([undefined, 'BAD_USER_INPUT']).toContain(codeOf(answer));
  }
  const useExempt = (animalId: number) =>
    asOwner('mutation ($id: ID!, $input: AnimalChanges!) { updateAnimal(id: $id, input: $input) { animal { id } } }', {
      id: String(animalId),
      input: { processorId: String(exempt.id) },
    });
  const becomeExempt = () =>
    asOwner(
      'mutation ($id: ID!) { updateProcessor(id: $id, input: { inspection: CUSTOM_EXEMPT }) { processor { id } } }',
      {
        id: String(usda.id),
      },
    );
  const moveRanch = () =>
    asOwner(
      'mutation ($id: ID!, $input: RancherProfileInput!) { updateRancherProfile(rancherId: $id, input: $input) { id } }',
      { id: String(rancher.ranch.id), input: { state: 'Oklahoma' } },
    );

  async function waitingShare() {
    const order = await make.order({
      ...{ customerId: (await make.customer()).id, rancherId: rancher.ranch.id },
      shippingMethod: 'SHIPPING',
    });
    return make.claim(order);
  }
  const fill = (animalId: number) =>
    asOwner('mutation ($id: ID!) { fillFromLine(animalId: $id) { placed { id } } }', { id: String(animalId) });
  const putOn = async (animalId: number) =>
    asOwner(
      'mutation ($claim: ID!, $animal: ID!) { placeClaim(claimId: $claim, animalId: $animal) { claim { id } } }',
      {
        claim: String((await waitingShare()).id),
        animal: String(animalId),
      },
    );
  const shipShare = (animalId: number) => place(shareOf({ id: animalId }));
  const fillLine = async (animalId: number) => {
    await waitingShare();
    return fill(animalId);
  };

  const sales = { 'an order': shipShare, 'filling from the line': fillLine, 'moving a share': putOn };
  const changes = { 'another processor': useExempt, 'another inspection': becomeExempt };
  const pairs = Object.entries(sales).flatMap(([sale, sell]) =>
    Object.entries(changes).map(([change, apply]) => ({ sale, change, sell, apply })),
  );

  test.each(pairs)('$sale and $change', async ({ sell, apply }) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      await newRanch();
      const animal = await openAnimal();
      await Promise.all([sell(animal.id), apply(animal.id)]);
      const { inspection } = await db('animals').where({ id: animal.id }).first();
      const held = await db('claims').where({ animalId: animal.id });
      expect(held.length === 0 || inspection === 'USDA').toBe(true);
    }
  });

  test('an order for pickup and the move of the ranch to another state', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      await newRanch();
      await db('processors').where({ id: usda.id }).update({ inspection: 'STATE' });
      const animal = await openAnimal();
      await Promise.all([place(shareOf(animal), { shippingMethod: 'LOCAL_PICKUP' }), moveRanch()]);
      const { state } = await db('ranchers').where({ id: rancher.ranch.id }).first();
      const held = await db('claims').where({ animalId: animal.id });
      expect(held.length === 0 || state === 'Texas').toBe(true);
    }
  });
});
