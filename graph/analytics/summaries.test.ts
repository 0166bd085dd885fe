import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { nextStatuses } from '../../rules/orders/orderStatus';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { randomOf } from '../../seeds/random';
import { settleCharges } from '../commissions/charges';
import { migrationNamed } from '../database/migrationSource';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';
import { coverOf, foldFigures } from './blocks';
import { figuresOf, readRows } from './testing/figures';

const MIGRATIONS = [
  '20261126175500_order_figures',
  '20261126175600_move_figures',
  '20261126175700_progress_figures',
  '20261126175710_charge_figures',
  '20261126175800_herd_figures',
  '20261127205000_figure_periods',
  '20261128003000_oldest_charges',
];

// Uses its own database, because the figures include everything.
const db = await ownDatabase('summaries');
const { as, make } = await testGraph(db);

const { pick, whole } = randomOf('summaries');

/** Ends of months in Chicago, in winter and in summer, days on which the clock changes, and ends of blocks and hours. */
const EDGES = [
  '2025-03-09T08:00:00Z',
  '2025-06-01T05:00:00Z',
  '2025-11-01T05:00:00Z',
  '2025-11-02T07:00:00Z',
  '2025-12-01T06:00:00Z',
  '2026-01-01T06:00:00Z',
  ...[64, 256, 1024, 4096].map((hours) => new Date(Math.floor(490_000 / hours) * hours * 3_600_000).toISOString()),
].map((moment) => Date.parse(moment));
const DAY = 86_400_000;
const [FIRST, LAST] = [Date.parse('2024-12-20T00:00:00Z'), Date.parse('2026-03-01T00:00:00Z')];

const moment = () => new Date(whole(1, 2) === 1 ? pick(EDGES) + whole(0, 2) - 1 : FIRST + whole(0, LAST - FIRST));

/** Picks a time, in half of the cases within the days that the ageing of charges distinguishes. */
const chargedAt = () => (whole(1, 2) === 1 ? moment() : new Date(Date.now() - whole(0, 120 * DAY)));

const STATUSES = ['PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED'] as const;
const TYPES = ['HALF_COW', 'WHOLE_COW', 'BEEF_BOX'] as const;
const ranches: number[] = [];
const customers: number[] = [];

async function placeOrder() {
  const row = { customerId: pick(customers), rancherId: pick(ranches), status: pick(STATUSES), orderType: pick(TYPES) };
  const order = await make.order({ ...row, amount: whole(1, 400_000), createdAt: moment().toISOString() });
  // Orders in status FULFILLED are charged; these are only counted.
  if (row.status === 'FULFILLED') await db('orders').where({ id: order.id }).update({ commissionPaid: true });
}

async function request() {
  const entry = { rancherId: pick(ranches), type: 'REQUEST', method: 'VENMO', amount: whole(1, 90_000) };
  await db('commission_transactions').insert({ ...entry, description: 'Request', createdAt: moment() });
}

async function setStatus(trx: Knex, orderId: number, status: OrderStatus) {
  await trx('orders').where({ id: orderId }).update({ status });
  await trx('order_status_updates').insert({ orderId, status });
}

/** Fulfills an order, which changes the charge, the balance and what earlier payments cover. */
async function charge() {
  await db.transaction(async (trx) => {
    const rancherId = pick(ranches);
    await trx('ranchers').where({ id: rancherId }).forUpdate();
    const order = await trx('orders').where({ rancherId }).whereNot({ status: 'FULFILLED' }).first('id');
    if (!order) return;
    await setStatus(trx, order.id, 'FULFILLED');
    const amount = whole(1, 90_000);
    const entry = {
      rancherId,
      orderId: order.id,
      type: 'CHARGE',
      amount,
      description: 'Charge',
      createdAt: chargedAt(),
    };
    await trx('commission_transactions').insert(entry);
    await settleCharges(trx, rancherId);
  });
}

/** Books a payment, credit or waiver for all or a part of a balance. */
async function pay(type: 'PAYMENT' | 'CREDIT' | 'WAIVER' = 'PAYMENT') {
  await db.transaction(async (trx) => {
    const rancherId = pick(ranches);
    const { currentBalance } = await trx('ranchers').where({ id: rancherId }).forUpdate().first('currentBalance');
    const amount = pick([currentBalance, whole(0, currentBalance)]);
    if (amount === 0) return;
    const entry = { rancherId, type, amount, description: 'Payment', createdAt: moment() };
    await trx('commission_transactions').insert(entry);
    await settleCharges(trx, rancherId);
  });
}

/** Adds a row to an order's history, after a short or long while. Like each move, it locks the order first. */
async function addMove() {
  await db.transaction(async (trx) => {
    const { id: orderId } = await trx('orders').orderByRaw('random()').forUpdate().first('id');
    const last = await trx('order_status_updates').where({ orderId }).orderBy('id', 'desc').first();
    const createdAt = new Date(Date.parse(last.createdAt) + whole(0, pick([120_000, DAY, 60 * DAY])));
    const next = nextStatuses(last.status);
    if (next.length > 0) await trx('order_status_updates').insert({ orderId, status: pick(next), createdAt });
  });
}

/** Picks a random order that isn't charged, and leaves it alone if it's charged at this moment. */
const someOrder = () => {
  const open = db('orders').select('id').whereNot({ status: 'FULFILLED' });
  return db('orders').where('id', open.orderByRaw('random()').limit(1)).whereNot({ status: 'FULFILLED' });
};
const moveSome = (status: OrderStatus) =>
  db.transaction(async (trx) => {
    const order = await someOrder().transacting(trx).forUpdate().first('id');
    if (order) await setStatus(trx, order.id, status);
  });
const otherStatus = () => pick(STATUSES.filter((status) => status !== 'FULFILLED'));

const CHANGES = [
  placeOrder,
  placeOrder,
  () => moveSome(otherStatus()),
  () => moveSome('CANCELED'),
  () => someOrder().update({ amount: whole(1, 400_000) }),
  () => someOrder().update({ archivedAt: new Date() }),
  () => someOrder().update({ createdAt: moment() }),
  charge,
  charge,
  () => pay(),
  addMove,
  addMove,
  () => someOrder().update({ customerId: pick(customers) }),
  request,
  () => pay(pick(['CREDIT', 'WAIVER'])),
  () => make.customer({ createdAt: moment().toISOString() }),
  () =>
    db('users')
      .where({ id: pick(customers) })
      .update({ createdAt: moment() }),
  () =>
    changeHerd((trx) =>
      trx('ranchers')
        .where({ id: pick(ranches) })
        .update({ state: pick(['Ohio', 'Iowa']) }),
    ),
  () => db.raw(`select ${pick(['fold_figures', 'fold_moves', 'fold_progress', 'fold_charges', 'fold_herds'])}()`),
  openAnimal,
  () =>
    changeHerd((trx, id) =>
      trx('animals')
        .where({ id })
        .update({ stage: pick(['PLANNED', 'OPEN', 'WITHDRAWN']) }),
    ),
  () => changeHerd((trx, id) => trx('animals').where({ id }).whereNotNull('openedAt').update({ openedAt: moment() })),
  takePlaces,
  () => changeHerd((trx, animalId) => trx('animalPlaces').where({ animalId }).delete()),
  () =>
    changeHerd((trx, id) =>
      trx('animals')
        .where({ id })
        .whereNotExists(trx('claims').where({ animalId: id }))
        .delete(),
    ),
  rollBack,
];

/** Changes an animal under the lock that every change of a herd takes. */
async function changeHerd(change: (trx: Knex.Transaction, animalId: number) => PromiseLike<unknown>): Promise<void> {
  await db.transaction(async (trx) => {
    await lockRanches(trx);
    const animal = await trx('animals').orderByRaw('random()').first('id');
    if (animal) await change(trx, animal.id);
  });
}

const lockRanches = (trx: Knex.Transaction) => trx('ranchers').select('id').orderBy('id').forUpdate();

async function openAnimal() {
  await db.transaction(async (trx) => {
    await lockRanches(trx);
    const animal = { rancherId: pick(ranches), stage: 'OPEN', tag: randomUUID(), pricing: 'FLAT', price: 90_000 };
    await trx('animals').insert({ ...animal, hangDays: 14, cuttingDays: 7, openedAt: moment() });
  });
}

/** Keeps all four places of an animal for the ranch, or some of them. */
async function takePlaces() {
  await changeHerd(async (trx, animalId) => {
    const { rancherId, taken } = await trx('animals').where({ id: animalId }).first('rancherId', 'taken');
    if (taken.length > 0) return;
    const claim = { rancherId, animalId, quarters: 4, lineAt: new Date(), pricing: 'FLAT' };
    const [{ id: claimId }] = await trx('claims').insert(claim).returning('id');
    const places = pick([
      [1, 2, 3, 4],
      [1, 2],
    ]);
    await trx('animalPlaces').insert(places.map((place) => ({ animalId, place, claimId })));
  });
}

async function rollBack() {
  const trx = await db.transaction();
  await trx('orders')
    .update({ status: 'CANCELED', customerId: pick(customers) })
    .where({ rancherId: pick(ranches) })
    .where('id', '<', whole(1, 40))
    .whereNot({ status: 'FULFILLED' });
  await trx.rollback();
}

const FIGURES = `orders gross averageOrder commissionCharged commissionPaid
  ordersByStatus { status orders amount } ordersByType { orderType orders amount } newCustomers activeRanchers
  byMonth { month orders gross commissionCharged commissionPaid newCustomers } byState { state orders gross ranchers }
  topRanchers(first: 5) { rancher { id ranchName } orders gross } commissionOutstanding
  ageing { fromDays toDays amount charges } statusDurations { from to medianHours moves } funnel { stage customers }
  animalsOpened animalsFull averageDaysToFull herdByState { state animalsOpened animalsFull averageDaysToFull }`;
const QUERY = `query ($from: DateTime!, $to: DateTime!) { admin { analytics(from: $from, to: $to) { ${FIGURES} } } }`;

let admin: { id: number };

beforeAll(async () => {
  admin = await make.admin();
  for (let at = 0; at < 5; at++) ranches.push((await make.rancher()).ranch.id);
  for (let at = 0; at < 6; at++) customers.push((await make.customer({ createdAt: moment().toISOString() })).id);
  for (let at = 0; at < 40; at++) await placeOrder();
  for (let at = 0; at < 30; at++) await pick([charge, () => pay(), () => pay(pick(['CREDIT', 'WAIVER'])), addMove])();
  for (let at = 0; at < 20; at++) await openAnimal();
  for (let at = 0; at < 10; at++) await takePlaces();
});

/** Compares the figures with a reference that counts one row at a time. */
async function expectExact(from: Date, to: Date): Promise<void> {
  const { data, errors } = await as(admin).run(QUERY, { from: from.toISOString(), to: to.toISOString() });
  expect(errors).toBeUndefined();
  expect(data.admin.analytics).toEqual(figuresOf(await readRows(db), from, to));
}

/** Checks ranges from a part of a block to years, between random moments and those at which something can happen. */
async function expectExactInRanges(ranges: number): Promise<void> {
  for (let at = 0; at < ranges; at++) {
    const from = moment();
    const to = pick([moment(), new Date(from.getTime() + whole(1, 5 * DAY)), new Date(LAST + DAY)]);
    const [start, end] = [from, to].sort((one, other) => one.getTime() - other.getTime()) as [Date, Date];
    await expectExact(start, new Date(end.getTime() + 1));
  }
  for (const [start, end] of PERIODS) await expectExact(new Date(start), new Date(end));
}

/** Ranges that are asked for again after each change, of whole days in Chicago and not, so that what is kept of them changes. */
const PERIODS = [
  ['2025-01-01T06:00:00Z', '2026-01-01T06:00:00Z'],
  ['2025-05-31T23:00:00Z', '2025-11-03T01:00:00Z'],
] as const;

test('figures are exact after any changes, even concurrent ones, whether folded or not', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < 8; round++) {
    await Promise.all(Array.from({ length: 8 }, () => pick(CHANGES)()));
    await expectExactInRanges(2);
    if (round % 3 === 0) {
      await foldFigures(db);
      await expectFolded();
      await expectExactInRanges(2);
    }
  }
});

async function expectFolded(): Promise<void> {
  for (const table of ['figure_changes', 'move_changes', 'stale_customers', 'stale_ranches', 'herd_changes']) {
    expect(await db(table).select('id')).toEqual([]);
  }
}

test('folding sums up past changes', async () => {
  await foldFigures(db);
  const figures = MIGRATIONS.map(migrationNamed);
  for (const { down } of figures.toReversed()) await down(db);
  await placeOrder();
  await charge();
  await pay();
  await addMove();
  for (const { up } of figures) await up(db);
  await expectFolded();
  await expectExactInRanges(3);
});

test('figures are exact while other servers fold them', async () => {
  await Promise.all(Array.from({ length: 6 }, placeOrder));
  for (const change of [charge, () => pay(), addMove, charge]) await change();
  const folding = Promise.all([foldFigures(db), foldFigures(db)]);
  await expectExactInRanges(3);
  await folding;
  await expectExactInRanges(1);
});

test('blocks and edges cover a range without a gap, and no moment twice', () => {
  const time = fc.integer({ min: 0, max: Date.UTC(2060) });
  const holds = (one: number, other: number) => {
    const range = { from: Math.min(one, other), to: Math.max(one, other) + 1 };
    const asText = { from: new Date(range.from).toISOString(), to: new Date(range.to).toISOString() };
    const { hours, blocks, from, to, edges } = coverOf(asText);
    const pieces = blocks.map((block, at) => {
      const length = (hours[at] ?? 0) * 3_600_000;
      return [block * length, (block + 1) * length];
    });
    const [before, after] = edges.map((edge) => [Date.parse(edge.from), Date.parse(edge.to)]);
    const all = [before, ...pieces.sort((a, b) => a[0]! - b[0]!), after].map((piece) => piece!);
    expect(all[0]![0]).toBe(range.from);
    for (const [at, [start]] of all.slice(1).entries()) expect(start).toBe(all[at]![1]);
    expect(pieces.length ? [pieces[0]![0], pieces.at(-1)![1]] : [0, 0]).toEqual(
      pieces.length ? [Date.parse(from), Date.parse(to)] : [0, 0],
    );
    expect(all.at(-1)![1]).toBe(range.to);
  };
  fc.assert(fc.property(time, time, holds));
});
