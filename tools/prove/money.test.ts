import fc from 'fast-check';
import type { Knex } from 'knex';
import { expect, test } from 'vitest';
import { findDrift } from '../../graph/reconcile/reconcile';
import { ownDatabase } from '../../graph/testing/database';
import { testGraph } from '../../graph/testing/graph';
import { nextStatuses } from '../../rules/orders/orderStatus';
import { amount, isLong, report } from './form';
import { type Entry, replay } from './ledgerModel';
import { type Acknowledged, anyOperation, createRanches, type Operation, perform } from './moneyActs';

const AT_ONCE = 8;
const RUNS = amount({ long: 25, short: 2 });
/** Rounds of concurrent operations in each run. */
const ROUNDS = amount({ long: 50, short: 10 });
const HOUR = 3_600_000;

// `findDrift` reads the whole database, so this test needs its own.
const db = await ownDatabase('money');
const graph = await testGraph(db);

/** Checks that exactly what was acknowledged is stored. */
async function checkAcknowledged(
  trx: Knex,
  ranches: number[],
  { orders, entries, payments }: Acknowledged,
): Promise<void> {
  const own = (table: string) => trx(table).whereIn('rancherId', ranches);
  const placed = await own('orders').select('id', 'rancherId');
  expect(new Map(placed.map(({ id, rancherId }) => [id, rancherId]))).toEqual(orders);
  const received = await own('orderPayments').select('id', 'orderId');
  expect(new Map(received.map(({ id, orderId }) => [id, orderId]))).toEqual(payments);
  const booked = await own('commissionTransactions').whereNotIn('type', ['CHARGE', 'ADJUSTMENT']);
  expect(new Map(booked.map(({ id, type, amount: cents }) => [id, `${type} ${cents}`]))).toEqual(entries);
}

/** Checks that each acknowledged status change has one row of history, and that each row is an allowed change. */
async function checkHistory(trx: Knex, orderId: number, acknowledged: Set<string> | undefined): Promise<void> {
  const { status } = await trx('orders').where({ id: orderId }).first('status');
  const steps = await trx('orderStatusUpdates').where({ orderId }).orderBy('id').pluck('status');
  expect(steps[0]).toBe('PENDING');
  expect(steps.at(-1)).toBe(status);
  for (const [at, step] of steps.slice(1).entries()) expect(nextStatuses(steps[at])).toContain(step);
  expect(steps.slice(1).toSorted()).toEqual([...(acknowledged ?? [])].toSorted());
}

/** Checks the balance, the paid orders and each order's charges against the ledger. */
async function checkLedger(trx: Knex, rancherId: number): Promise<void> {
  const entries: Entry[] = await trx('commissionTransactions').where({ rancherId });
  const { balance, paid } = replay(entries);
  const ranch = await trx('ranchers').where({ id: rancherId }).first('currentBalance');
  expect(Number(ranch.currentBalance)).toBe(balance);
  const orders = await trx('orders').where({ rancherId }).orderBy('id');
  const marked = orders.filter(({ commissionPaid }) => commissionPaid).map(({ id }) => id);
  expect(marked).toEqual(paid.toSorted((one, other) => one - other));
  for (const { id, status, commissionAmount } of orders) {
    const charged = entries.filter(({ orderId }) => orderId === id).reduce((sum, entry) => sum + entry.amount, 0);
    expect([id, charged]).toEqual([id, status === 'FULFILLED' ? commissionAmount : 0]);
  }
}

let operations = 0;
let refused = 0;
let charged = 0;

async function runAndCheck(rounds: Operation[][]): Promise<void> {
  // All operations come from one IP address, which would reach its rate limit.
  await db('rateLimits').delete();
  const setup = await createRanches(graph);
  for (const round of rounds) await Promise.all(round.map((operation) => perform(setup, operation)));
  const ranches = setup.ranches.map(({ ranchId }) => ranchId);
  await checkAcknowledged(db, ranches, setup.acknowledged);
  for (const id of setup.acknowledged.orders.keys()) await checkHistory(db, id, setup.acknowledged.moves.get(id));
  for (const id of ranches) await checkLedger(db, id);
  expect(await findDrift(db)).toEqual([]);
  charged += (await db('commissionTransactions').where({ type: 'CHARGE' }).whereIn('rancherId', ranches)).length;
  operations += rounds.flat().length;
  refused += setup.acknowledged.refused;
}

test(
  `after ${RUNS * ROUNDS * AT_ONCE} random operations with money, ${AT_ONCE} at once, all balances match their ledgers`,
  async () => {
    const round = fc.array(anyOperation, { minLength: AT_ONCE, maxLength: AT_ONCE });
    const rounds = fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS });
    // A failure isn't shrunk, because the same operations interleave differently when they run again.
    await fc.assert(fc.asyncProperty(rounds, runAndCheck), { numRuns: RUNS, endOnFailure: true });
    // In the short form, possibly no order is fulfilled and charged.
    if (isLong) expect(charged).toBeGreaterThan(operations / 50);
    report(
      `${operations} operations, ${AT_ONCE} at once, ${charged} charges, ${refused} refused: all balances match their ledgers`,
    );
  },
  HOUR,
);
