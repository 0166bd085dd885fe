import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { Claim } from '../claims/Claim';
import { writeLetter } from '../letters/writeLetter';
import type { Mail } from '../mail/queueMail';
import { familyWith, harvestedAnimal, keep, ledgerBalance } from '../settlements/testing/herd';
import { codeOf, fieldsOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const TAKE = `mutation ($claimId: ID!, $reason: String!, $key: String) {
  takeShareOffBoard(claimId: $claimId, reason: $reason, idempotencyKey: $key) {
    claim { id animal { id } places { number } linePosition offBoardAt offBoardReason pricing price deposit received } } }`;
const MOVE =
  'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { status nextStatuses } }';
const BATCH =
  'mutation ($id: ID!) { batchUpdateOrderStatus(orderIds: [$id], status: FULFILLED) { moved { id } refused { reason } } }';
const WEIGH = `mutation ($id: ID!, $input: WeighOrderInput!) { weighOrder(orderId: $id, input: $input) {
  order { total balanceDue settlement { state } } } }`;
const PLACE = 'mutation ($claimId: ID!, $id: ID!) { placeClaim(claimId: $claimId, animalId: $id) { claim { id } } }';
const REASON = 'Your neighbor picked it up at the farm';
const LIVE = { animal: { stage: 'OPEN', harvestDate: '2099-03-04' } } as const;

type Claimed = { id: number; orderId: number | null };
let rancher: Awaited<ReturnType<typeof make.rancher>>;
beforeEach(async () => {
  rancher = await make.rancher();
});

const take = (
  { id }: { id: number },
  { by = rancher as { id: number }, reason = REASON, key = null as string | null } = {},
) => as(by).run(TAKE, { claimId: String(id), reason, key });
const run = (query: string, { id }: { id: number }, variables: object = {}) =>
  as(rancher).run(query, { id: String(id), ...variables });
const fulfill = (order: { id: number }) => run(MOVE, order, { status: 'FULFILLED' });
const animalOf = (given: Parameters<typeof harvestedAnimal>[2] = {}) => harvestedAnimal(make, rancher.ranch.id, given);
const PROCESSING = { status: 'PROCESSING' } as const;
const itemOf = async ({ id: orderId }: { id: number }) => (await db('orderItems').where({ orderId }).first()).id;
const messageOf = ({ errors }: Awaited<ReturnType<typeof take>>) => errors?.[0]?.message;
const weigh = async (order: { id: number }, pounds: number) =>
  run(WEIGH, order, { input: { items: [{ itemId: String(await itemOf(order)), pounds }] } });

async function letterOf({ orderId }: Claimed) {
  const { rows } = await db.raw<{ rows: { payload: Mail }[] }>(
    "select payload from graphile_worker._private_jobs where payload ->> 'orderId' = ? and payload ->> 'template' = 'shareOffBoard'",
    [String(orderId)],
  );
  expect(rows).toHaveLength(1);
  return rows[0] && writeLetter(db, rows[0].payload);
}

describe('a share that is taken off the board', () => {
  test('frees its places for the line, keeps its terms and its deposit, and its family is told why', async () => {
    const animal = await animalOf(LIVE);
    const { order, claim } = await familyWith(make, animal, [1, 2], { deposit: 10_000 });
    await as(rancher).run(`mutation { markDepositReceived(claimId: ${claim.id}) { claim { id } } }`);
    await keep(db, animal, [3, 4]);
    const next = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
    const waiting = await make.claim(next, {});
    const { data } = await take(claim);
    expect(data.takeShareOffBoard.claim).toMatchObject({
      ...{ animal: null, places: [], linePosition: null, offBoardAt: expect.any(String), offBoardReason: REASON },
      ...{ pricing: 'HANGING', deposit: 10_000, received: 10_000 },
    });
    expect(await Claim.query(db).findById(waiting.id)).toMatchObject({ animalId: animal.id });
    const letter = await letterOf(claim);
    expect(letter?.subject).toBe(`Order #${order.id}: your share isn't on an animal anymore`);
    expect(letter?.paragraphs.join(' ')).toContain(`took your share off animal ${animal.tag}. The reason: ${REASON}`);
    expect(letter?.paragraphs.join(' ')).toContain("The $100.00 that you've paid counts toward it.");
    expect(await db('events').where({ claimId: claim.id }).orderBy('id', 'desc').first()).toMatchObject({
      ...{ type: 'CLAIM_MOVED', animalId: null },
    });
    const [entry] = await db('auditEntries').where({ actorId: rancher.id, action: 'ORDER_EDITED' });
    expect(entry?.changes).toMatchObject([
      { field: `share ${claim.id}`, before: `animal ${animal.tag}`, after: 'off the board' },
      { field: 'reason', after: REASON },
    ]);
  });

  test('by weight waits for its own weight, then settles at its terms and is fulfilled with commission', async () => {
    const animal = await animalOf(LIVE);
    const { order, claim } = await familyWith(make, animal, [1, 2], { ...PROCESSING, deposit: 10_000 });
    await as(rancher).run(`mutation { markDepositReceived(claimId: ${claim.id}) { claim { id } } }`);
    expect(messageOf(await fulfill(order))).toMatch(/Weigh animal/);
    await take(claim);
    expect(messageOf(await fulfill(order))).toMatch(/sold by weight. Weigh Half Cow first/);
    const { data } = await weigh(order, 301.5);
    // $4.00 a pound, as its animal was sold.
    expect(data.weighOrder.order).toMatchObject({
      ...{ total: 120_600, balanceDue: 110_600, settlement: { state: 'SETTLED' } },
    });
    expect((await fulfill(order)).data.updateOrderStatus.status).toBe('FULFILLED');
    expect(await ledgerBalance(db, rancher.ranch.id)).toBe(12_060);
  });

  test('at a flat price costs that price, and is fulfilled at once, also with several', async () => {
    const animal = await animalOf({ animal: { ...LIVE.animal, pricing: 'FLAT', price: 170_000, pricePerPound: 0 } });
    const { order, claim } = await familyWith(make, animal, [1, 2], { ...PROCESSING, amount: 170_000 });
    // The ranch's list sells by weight, which doesn't concern this share.
    await db('orderItems').where({ orderId: order.id }).update({ basis: 'HANGING', pricePerPound: 500 });
    expect((await run(BATCH, order)).data.batchUpdateOrderStatus.refused).toHaveLength(1);
    await take(claim);
    const payment = 'input: { kind: BALANCE, method: CASH, amount: 50000 }';
    const { data } = await as(rancher).run(
      `mutation { recordOrderPayment(orderId: ${order.id}, ${payment}) { order { total balanceDue } payment { balanceDueThen } } }`,
    );
    expect(data?.recordOrderPayment).toEqual({
      ...{ order: { total: 170_000, balanceDue: 120_000 }, payment: { balanceDueThen: 120_000 } },
    });
    expect((await run(BATCH, order)).data.batchUpdateOrderStatus).toEqual({
      moved: [{ id: String(order.id) }],
      refused: [],
    });
  });

  test('gets a line of its own, whose weight stays when another share of its old line gets an animal', async () => {
    const animal = await animalOf(LIVE);
    const { order, claim } = await familyWith(make, animal, [1], PROCESSING);
    await db('orderItems').where({ orderId: order.id }).update({ quantity: 2, basis: 'HANGING', pricePerPound: 500 });
    const other = await make.claim(order, { animal, places: [2], quarters: 1 });
    await take(claim);
    const LINES = `{ order(id: ${order.id}) { items { id quantity basis pricePerPound settledPounds } settlement { waitsFor } } }`;
    const lines = async () => (await as(rancher).run(LINES)).data.order;
    const [, own] = (await lines()).items;
    expect((await lines()).items).toMatchObject([
      { quantity: 1, pricePerPound: 500 },
      { quantity: 1, basis: 'HANGING', pricePerPound: 400 },
    ]);
    await as(rancher).run(`mutation { returnClaimToLine(claimId: ${other.id}) { claim { id } } }`);
    await run(WEIGH, order, { input: { items: [{ itemId: own.id, pounds: 140 }], confirmed: true } });
    const next = await animalOf(LIVE);
    expect((await run(PLACE, next, { claimId: String(other.id) })).errors).toBeUndefined();
    expect(await lines()).toMatchObject({
      items: [{ settledPounds: null }, { settledPounds: 140 }],
      settlement: { waitsFor: [`animal ${next.tag}`] },
    });
  });

  test('may come from the line, which it leaves', async () => {
    const order = await make.order({
      customerId: (await make.customer()).id,
      rancherId: rancher.ranch.id,
      ...PROCESSING,
    });
    const [claim, other] = [await make.claim(order, {}), await make.claim(order, {})];
    expect((await take(claim)).data.takeShareOffBoard.claim).toMatchObject({ linePosition: null, pricing: null });
    const { data } = await as(rancher).run(`{ claim(id: ${other.id}) { linePosition } }`);
    expect(data?.claim.linePosition).toBe(1);
    expect(messageOf(await fulfill(order))).toMatch(/still in line/);
    await take(other);
    expect((await fulfill(order)).errors).toBeUndefined();
  });

  test('may come from a harvested animal, whose other shares stay as they are', async () => {
    const animal = await animalOf();
    const { claim } = await familyWith(make, animal, [1]);
    const other = await familyWith(make, animal, [2, 3]);
    await keep(db, animal, [4]);
    expect((await take(claim)).errors).toBeUndefined();
    expect(await Claim.query(db).findById(other.claim.id)).toMatchObject({ animalId: animal.id });
    expect(await db('animals').where({ id: animal.id }).first()).toMatchObject({ taken: [2, 3, 4] });
  });

  test('is told once if the request is sent again, and stays off', async () => {
    const animal = await animalOf(LIVE);
    const { claim } = await familyWith(make, animal, [1, 2]);
    const answers = [await take(claim, { key: 'once' }), await take(claim, { key: 'once' })];
    expect(answers.map(({ data }) => data?.takeShareOffBoard.claim.id)).toEqual([String(claim.id), String(claim.id)]);
    expect(codeOf(await take(claim, { key: 'once', reason: 'Another one' }))).toBe('IDEMPOTENCY_MISMATCH');
    expect(messageOf(await take(claim))).toMatch(/was taken off the board/);
    const placed = await as(rancher).run(PLACE, { claimId: String(claim.id), id: String(animal.id) });
    expect(placed.errors?.[0]?.extensions.code).toBe('CONFLICT');
    await letterOf(claim);
  });
});

describe('taking a share off the board is refused', () => {
  test('without a reason, or with one that is too long', async () => {
    const { claim } = await familyWith(make, await animalOf(LIVE), [1, 2]);
    for (const reason of ['', '  ', 'x'.repeat(LIMITS.reason + 1)]) {
      expect(fieldsOf(await take(claim, { reason }))).toHaveProperty('reason');
    }
  });

  test('after the harvest of an animal whose processor is custom-exempt, and not before', async () => {
    const processor = { inspection: 'CUSTOM_EXEMPT' } as const;
    const live = await familyWith(make, await animalOf({ ...LIVE, processor }), [1, 2]);
    await make.livePurchase(live.claim);
    expect((await take(live.claim)).errors).toBeUndefined();
    const animal = await animalOf({ processor, animal: { inspection: 'CUSTOM_EXEMPT' } });
    const { claim } = await familyWith(make, animal, [1, 2]);
    const refused = await take(claim);
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(messageOf(refused)).toMatch(/custom-exempt.*theirs/);
  });

  test.each([
    ['READY', {}, /is Ready, so the order can be fulfilled/],
    ['WEIGHED', { hangingPounds: 250 }, /is weighed and has its price/],
  ])('once its animal is %s and it has its price', async (stage, weights, message) => {
    const animal = await animalOf({ animal: { stage: stage as 'READY' } });
    const { claim } = await familyWith(make, animal, [1, 2]);
    await Claim.query(db).findById(claim.id).patch(weights);
    expect(messageOf(await take(claim))).toMatch(message);
  });

  test.each(['FULFILLED', 'CANCELED'] as const)('once its order is %s', async (status) => {
    const { claim } = await familyWith(make, await animalOf(LIVE), [1, 2], { status });
    expect(messageOf(await take(claim))).toMatch(/so its shares stay as they are/);
  });

  test('for quarters that the ranch keeps, and to strangers', async () => {
    const animal = await animalOf(LIVE);
    const kept = await keep(db, animal, [3, 4]);
    expect(messageOf(await take({ id: kept }))).toMatch(/keeps these quarters itself/);
    const { claim, customer } = await familyWith(make, animal, [1, 2]);
    expect(codeOf(await take(claim, { by: customer }))).toBe('FORBIDDEN');
    expect(codeOf(await take(claim, { by: await make.rancher() }))).toBe('NOT_FOUND');
  });
});

describe('at the same moment', () => {
  const CANCEL = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }';
  const stageOf = (animal: { id: number }, stage: string) =>
    run(`mutation ($id: ID!) { moveAnimal(id: $id, stage: ${stage}) { animal { id } } }`, animal);

  test.each([
    [
      'a move',
      (_: object, claim: Claimed, other: { id: number }) =>
        as(rancher).run(PLACE, { claimId: String(claim.id), id: String(other.id) }),
    ],
    ['canceling', (order: { id: number }) => run(CANCEL, order)],
    ['fulfilling', (order: { id: number }) => fulfill(order)],
    ['the harvest', (_: object, __: Claimed, ___: object, animal: { id: number }) => stageOf(animal, 'HARVESTED')],
  ] as const)('%s and taking it off leave a share in one state', async (_, race) => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const flat = { pricing: 'FLAT', price: 170_000, pricePerPound: 0 } as const;
      const exempt = { inspection: 'CUSTOM_EXEMPT' } as const;
      const animal = await animalOf({
        processor: exempt,
        animal: { ...flat, stage: 'OPEN', harvestDate: '2026-01-02' },
      });
      const other = await animalOf({ animal: { ...flat, ...LIVE.animal } });
      const { order, claim } = await familyWith(make, animal, [1, 2], PROCESSING);
      await make.livePurchase(await Claim.query(db).findById(claim.id).throwIfNotFound());
      await keep(db, animal, [3, 4]);
      const [taken] = await Promise.all([take(claim), race(order, claim, other, animal)]);
      const { status } = await db('orders').where({ id: order.id }).first();
      const { stage } = await db('animals').where({ id: animal.id }).first();
      const now = await Claim.query(db).findById(claim.id).throwIfNotFound();
      expect(taken.errors === undefined).toBe(now.offBoardAt !== null);
      expect(await db('animalPlaces').where({ claimId: claim.id })).toHaveLength(now.animalId === null ? 0 : 2);
      expect(now.offBoardAt !== null && now.animalId !== null).toBe(false);
      expect(status === 'FULFILLED' && now.offBoardAt === null).toBe(false);
      expect(stage === 'HARVESTED' && now.offBoardAt !== null).toBe(false);
    }
  });
});
