import type { Knex } from 'knex';
import { nextStatuses } from '../../../rules/orders/orderStatus';
import { ORDER_TYPE, type OrderStatus } from '../../../rules/words/vocabulary';
import { randomOf } from '../../../seeds/random';
import { settleCharges } from '../../commissions/charges';
import type { maker } from '../../testing/make';

const DAY = 86_400_000;
const STATES = ['Texas', 'Ohio', 'Montana', 'Kansas'];
const { pick, whole } = randomOf('analytics');

/** Picks a time in the last two years, more often in the last four months, which ageing distinguishes. */
const moment = () => new Date(Date.now() - whole(1, pick([730, 120]) * DAY));
const later = (than: Date) => new Date(Math.min(Date.now(), than.getTime() + whole(1, 40 * DAY)));

type Make = ReturnType<typeof maker>;

/** Creates a random marketplace with two years of data for all figures. */
export async function fillMarket(db: Knex, make: Make): Promise<void> {
  const ranches: number[] = [];
  for (let at = 0; at < 9; at++) ranches.push(await plantRanch(make));
  const customers: number[] = [];
  for (let at = 0; at < 25; at++) customers.push((await make.customer({ createdAt: iso(moment()) })).id);
  for (let at = 0; at < 240; at++) {
    // The last customers never order.
    await plantOrder(db, make, pick(customers.slice(0, 18)), pick(ranches));
  }
  for (const id of ranches) await payAndSettle(db, id);
  await plantEdges(db, make);
}

/** Creates charges just before and after each age limit, each for a customer with only this order. */
async function plantEdges(db: Knex, make: Make): Promise<void> {
  const rancherId = await plantRanch(make);
  for (const days of [91.1, 90.9, 61.1, 60.9, 31.1, 30.9]) {
    const at = new Date(Date.now() - days * DAY);
    const { id: customerId } = await make.customer({ createdAt: iso(at) });
    const order = await make.order({ customerId, rancherId, status: 'FULFILLED', createdAt: iso(at) });
    await charge(db, { rancherId, orderId: order.id, amount: order.commissionAmount, at });
  }
}

const iso = (date: Date) => date.toISOString();

async function plantRanch(make: Make): Promise<number> {
  const given = { state: pick(STATES), approval: pick(['APPROVED', 'APPROVED', 'SUSPENDED'] as const) };
  return (await make.rancher(given, { createdAt: iso(moment()) })).ranch.id;
}

/** Creates an order with some progress and its charge. */
async function plantOrder(db: Knex, make: Make, customerId: number, rancherId: number): Promise<void> {
  const placed = moment();
  const path = pathFrom('PENDING', whole(0, 6));
  const status = path.at(-1)!;
  const amount = whole(1, 400_000);
  const commissionAmount = Math.round(amount / 10);
  const kind = { orderType: pick(ORDER_TYPE.values), amount, commissionAmount };
  const order = await make.order({ customerId, rancherId, status, ...kind, createdAt: iso(placed) });
  await db('order_status_updates').where({ orderId: order.id }).update({ createdAt: placed });
  let at = placed;
  for (const next of path.slice(1)) {
    at = later(at);
    await db('order_status_updates').insert({ orderId: order.id, status: next, createdAt: at });
  }
  if (status === 'FULFILLED') await charge(db, { rancherId, orderId: order.id, amount: commissionAmount, at });
}

function pathFrom(status: OrderStatus, steps: number): OrderStatus[] {
  const next = nextStatuses(status);
  // Mostly forward: canceling comes last in the table.
  const onward = pick([next[0], next[0], next[0], next.at(-1)]);
  return steps === 0 || !onward ? [status] : [status, ...pathFrom(onward, steps - 1)];
}

type Charge = { rancherId: number; orderId: number; amount: number; at: Date };

async function charge(db: Knex, { rancherId, orderId, amount, at }: Charge): Promise<void> {
  const entry = { rancherId, orderId, amount, type: 'CHARGE', description: 'Commission', createdAt: at };
  await db('commission_transactions').insert(entry);
}

/** Pays nothing, part of a charge, or everything that the ranch owes. */
async function payAndSettle(db: Knex, rancherId: number): Promise<void> {
  const { currentBalance } = await db('ranchers').where({ id: rancherId }).first('currentBalance');
  const amount = Math.floor(currentBalance * pick([0, 0.3, 0.7, 1]));
  const request = { rancherId, amount: 1_000, description: 'Request', method: 'VENMO', createdAt: moment() };
  await db('commission_transactions').insert({ ...request, type: 'REQUEST' });
  if (amount === 0) return;
  const payment = { rancherId, amount, type: 'PAYMENT', description: 'Payment', createdAt: moment() };
  await db.transaction(async (trx) => {
    await trx('commission_transactions').insert(payment);
    await settleCharges(trx, rancherId);
  });
}
