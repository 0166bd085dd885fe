import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as sumUpFigures from '../../migrations/20261122110300_sum_up_figures';
import { randomOf } from '../../seeds/random';
import { connect } from '../database/connection';
import { migrate } from '../database/migrate';
import { emptyDatabaseUrl } from '../testing/database';
import { testGraph } from '../testing/graph';
import { coverOf } from './blocks';
import { foldFigures } from './foldFigures';
import { figuresOf, readRows } from './testing/figures';

// It has its own database, because the figures include everything.
const url = await emptyDatabaseUrl('summaries');
await migrate(url);
const db = connect(url, { statementTimeout: 0 });
const { as, make } = await testGraph(db);
afterAll(() => db.destroy());

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

const STATUSES = ['PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED'] as const;
const TYPES = ['HALF_COW', 'WHOLE_COW', 'BEEF_BOX'] as const;
const ranches: number[] = [];
const customers: number[] = [];

async function placeOrder() {
  const row = { customerId: pick(customers), rancherId: pick(ranches), status: pick(STATUSES), orderType: pick(TYPES) };
  await make.order({ ...row, amount: whole(1, 400_000), createdAt: moment().toISOString() });
}

async function book(type: 'CHARGE' | 'PAYMENT' | 'CREDIT' | 'WAIVER' | 'REQUEST') {
  const order = type === 'CHARGE' ? await freeOrder() : undefined;
  if (type === 'CHARGE' && !order) return;
  const entry = { rancherId: pick(ranches), type, amount: whole(1, 90_000), description: type, createdAt: moment() };
  await db('commission_transactions')
    .insert({ ...entry, ...(order && { orderId: order.id }), ...(type === 'REQUEST' && { method: 'VENMO' }) })
    // Two may charge the same order at once.
    .onConflict()
    .ignore();
}

const freeOrder = () => {
  const charged = db('commission_transactions').select('orderId').whereNotNull('orderId');
  return db('orders').whereNotIn('id', charged).orderByRaw('random()').first('id');
};
const someOrder = () => db('orders').where('id', db('orders').select('id').orderByRaw('random()').limit(1));

const CHANGES = [
  placeOrder,
  placeOrder,
  () => someOrder().update({ status: pick(STATUSES) }),
  () => someOrder().update({ status: 'CANCELED', updatedAt: new Date() }),
  () => someOrder().update({ amount: whole(1, 400_000) }),
  () => someOrder().update({ archivedAt: new Date() }),
  () => someOrder().update({ createdAt: moment() }),
  () => book('CHARGE'),
  () => book('PAYMENT'),
  () => book(pick(['CREDIT', 'WAIVER', 'REQUEST'])),
  () => make.customer({ createdAt: moment().toISOString() }),
  () =>
    db('users')
      .where({ id: pick(customers) })
      .update({ createdAt: moment() }),
  () =>
    db('ranchers')
      .where({ id: pick(ranches) })
      .update({ state: pick(['Ohio', 'Iowa']) }),
  () => db.raw('select fold_figures()'),
  takenBack,
];

async function takenBack() {
  const trx = await db.transaction();
  await trx('orders')
    .update({ status: 'CANCELED' })
    .where({ rancherId: pick(ranches) })
    .where('id', '<', whole(1, 40));
  await trx.rollback();
}

const FIGURES = `orders gross averageOrder commissionCharged commissionPaid
  ordersByStatus { status orders amount } ordersByType { orderType orders amount } newCustomers activeRanchers
  byMonth { month orders gross commissionCharged commissionPaid newCustomers } byState { state orders gross ranchers }
  topRanchers(first: 5) { rancher { id ranchName } orders gross }`;
const QUERY = `query ($from: DateTime!, $to: DateTime!) { admin { analytics(from: $from, to: $to) { ${FIGURES} } } }`;

let admin: { id: number };

beforeAll(async () => {
  admin = await make.admin();
  for (let at = 0; at < 5; at++) ranches.push((await make.rancher()).ranch.id);
  for (let at = 0; at < 6; at++) customers.push((await make.customer({ createdAt: moment().toISOString() })).id);
  for (let at = 0; at < 40; at++) await placeOrder();
});

/** The reference counts one row at a time. */
async function expectExact(from: Date, to: Date): Promise<void> {
  const { data, errors } = await as(admin).run(QUERY, { from: from.toISOString(), to: to.toISOString() });
  expect(errors).toBeUndefined();
  const { ageing, statusDurations, funnel, commissionOutstanding, ...counted } = figuresOf(
    await readRows(db),
    from,
    to,
  );
  expect(data.admin.analytics).toEqual(counted);
}

/** From within one block to years, between any moments and those at which something can happen. */
async function expectExactInRanges(ranges: number): Promise<void> {
  for (let at = 0; at < ranges; at++) {
    const from = moment();
    const to = pick([moment(), new Date(from.getTime() + whole(1, 5 * DAY)), new Date(LAST + DAY)]);
    const [start, end] = [from, to].sort((one, other) => one.getTime() - other.getTime()) as [Date, Date];
    await expectExact(start, new Date(end.getTime() + 1));
  }
}

test('figures are exact after any changes, even concurrent ones, whether folded or not', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < 8; round++) {
    await Promise.all(Array.from({ length: 8 }, () => pick(CHANGES)()));
    await expectExactInRanges(2);
    if (round % 3 === 0) {
      await foldFigures(db);
      expect(await db('figureChanges').select('id')).toEqual([]);
      await expectExactInRanges(2);
    }
  }
});

test('folding sums up past changes', async () => {
  await sumUpFigures.down(db);
  await placeOrder();
  await book('PAYMENT');
  await sumUpFigures.up(db);
  expect(await db('figureChanges').select('id')).toEqual([]);
  await expectExactInRanges(3);
});

test('figures are exact while other servers fold them', async () => {
  await Promise.all(Array.from({ length: 6 }, placeOrder));
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
    const [before, behind] = edges.map((edge) => [Date.parse(edge.from), Date.parse(edge.to)]);
    const all = [before, ...pieces.sort((a, b) => a[0]! - b[0]!), behind].map((piece) => piece!);
    expect(all[0]![0]).toBe(range.from);
    for (const [at, [start]] of all.slice(1).entries()) expect(start).toBe(all[at]![1]);
    expect(pieces.length ? [pieces[0]![0], pieces.at(-1)![1]] : [0, 0]).toEqual(
      pieces.length ? [Date.parse(from), Date.parse(to)] : [0, 0],
    );
    expect(all.at(-1)![1]).toBe(range.to);
  };
  fc.assert(fc.property(time, time, holds));
});
