import fc from 'fast-check';
import type { Knex } from 'knex';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../graph/database/connection';
import { findDrift } from '../graph/reconcile/reconcile';
import { ownDatabaseUrl } from '../graph/testing/database';
import { testGraph } from '../graph/testing/graph';
import { nextStatuses } from '../rules/orders/orderStatus';
import { amount, isLong, tell } from './form';
import { type Entry, replay } from './ledgerModel';
import { type Act, anAct, openStalls, perform, type Told } from './moneyActs';

const AT_ONCE = 8;
const RUNS = amount({ long: 25, short: 2 });
/** Each market sees so many rounds of acts at once. */
const ROUNDS = amount({ long: 50, short: 10 });
const HOUR = 3_600_000;

// A database of its own: all books are looked at.
const url = await ownDatabaseUrl('money');
const db = connect(url);
const graph = await testGraph(db);
afterAll(() => db.destroy());

/** What people were told is what is stored: nothing is missing and nothing is there twice. */
async function checkTold(trx: Knex, ranches: number[], { orders, entries, payments }: Told): Promise<void> {
  const own = (table: string) => trx(table).whereIn('rancherId', ranches);
  const placed = await own('orders').select('id', 'rancherId');
  expect(new Map(placed.map(({ id, rancherId }) => [id, rancherId]))).toEqual(orders);
  const received = await own('orderPayments').select('id', 'orderId');
  expect(new Map(received.map(({ id, orderId }) => [id, orderId]))).toEqual(payments);
  const booked = await own('commissionTransactions').whereNotIn('type', ['CHARGE', 'ADJUSTMENT']);
  expect(new Map(booked.map(({ id, type, amount: cents }) => [id, `${type} ${cents}`]))).toEqual(entries);
}

/** Each move that people were told of has one row of history, and each row is a move that was allowed. */
async function checkHistory(trx: Knex, orderId: number, told: Set<string> | undefined): Promise<void> {
  const { status } = await trx('orders').where({ id: orderId }).first('status');
  const steps = await trx('orderStatusUpdates').where({ orderId }).orderBy('id').pluck('status');
  expect(steps[0]).toBe('PENDING');
  expect(steps.at(-1)).toBe(status);
  for (const [at, step] of steps.slice(1).entries()) expect(nextStatuses(steps[at])).toContain(step);
  expect(steps.slice(1).toSorted()).toEqual([...(told ?? [])].toSorted());
}

/** Balance, paid orders and what each order was charged are what the ledger makes. */
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

let acts = 0;
let refused = 0;
let charged = 0;

async function holds(rounds: Act[][]): Promise<void> {
  // Ten thousand acts come from one address.
  await db('rateLimits').delete();
  const market = await openStalls(graph);
  for (const round of rounds) await Promise.all(round.map((act) => perform(market, act)));
  const ranches = market.stalls.map(({ ranchId }) => ranchId);
  await checkTold(db, ranches, market.told);
  for (const id of market.told.orders.keys()) await checkHistory(db, id, market.told.moves.get(id));
  for (const id of ranches) await checkLedger(db, id);
  expect(await findDrift(db)).toEqual([]);
  charged += (await db('commissionTransactions').where({ type: 'CHARGE' }).whereIn('rancherId', ranches)).length;
  acts += rounds.flat().length;
  refused += market.told.refused;
}

test(
  `after ${RUNS * ROUNDS * AT_ONCE} random acts with money, ${AT_ONCE} at once, all books add up`,
  async () => {
    const round = fc.array(anAct, { minLength: AT_ONCE, maxLength: AT_ONCE });
    const rounds = fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS });
    // Nothing is made smaller: at another time, the same acts meet otherwise.
    await fc.assert(fc.asyncProperty(rounds, holds), { numRuns: RUNS, endOnFailure: true });
    // Among few acts, chance decides whether an order gets so far.
    if (isLong) expect(charged).toBeGreaterThan(acts / 50);
    tell(`${acts} acts, ${AT_ONCE} at once, ${charged} charges, ${refused} refused in words: all books add up`);
  },
  HOUR,
);
