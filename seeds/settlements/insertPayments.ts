import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import { prepared } from '../../graph/database/reading/prepared';
import { mustExist } from '../../graph/database/transaction';
import { OrderPayment } from '../../graph/settlements/OrderPayment';
import type { OrderPaymentMethod } from '../../rules/settlement/settlementWords';
import { daysBefore } from '../daysBefore';
import { dayOf } from '../herd/draftAnimal';
import type { SeededOrder } from '../orders/insertOrders';
import { type Random, randomOf } from '../random';

type Money = Pick<OrderPayment, 'orderId' | 'rancherId' | 'kind' | 'amount'> & { at: Date };

const METHODS: [OrderPaymentMethod, number][] = [
  ['CHECK', 4],
  ['VENMO', 3],
  ['ZELLE', 2],
  ['CASH', 2],
];
const MAX_CASH = 80_000;

/** A payment as the ranch recorded it, by any method. */
function draftPayment({ at, ...money }: Money, random: Random): PartialModelObject<OrderPayment> {
  const method = random.weighted(money.amount > MAX_CASH ? METHODS.slice(0, -1) : METHODS);
  const note = method === 'CHECK' ? `Check no. ${random.whole(201, 4_890)}` : null;
  return { ...money, method, note, receivedOn: dayOf(at), recordedBy: 'RANCH', createdAt: at.toISOString() };
}

export async function insertDeposits(trx: Knex): Promise<void> {
  const sql = `select id, order_id, rancher_id, deposit, deposit_received_at from claims
    where order_id is not null and deposit > 0 and deposit_received_at is not null order by deposit_received_at, id`;
  type Row = { id: number; orderId: number; rancherId: number; deposit: number; depositReceivedAt: string };
  const rows = await prepared<Row>(trx, { sql, bindings: [] });
  await OrderPayment.query(trx).insert(
    rows.map(({ id, orderId, rancherId, deposit: amount, depositReceivedAt }) => {
      const money = { orderId, rancherId, kind: 'DEPOSIT' as const, amount, at: new Date(depositReceivedAt) };
      return { ...draftPayment(money, randomOf(`deposit of ${id}`)), claimId: id };
    }),
  );
}

type Due = { id: number; due: number; owedSince: string | null };

/** Families pay when they get their beef, or some days after they know what it costs. */
export async function insertBalances(trx: Knex, orders: SeededOrder[], now: Date): Promise<void> {
  const sql = `select id, coalesce(settled_total, amount + shipping_fee) - received as due, owed_since from orders
    where status = 'FULFILLED' or settled_total is not null order by id`;
  const byId = new Map(orders.map((order) => [order.id, order]));
  const paid = (await prepared<Due>(trx, { sql, bindings: [] })).flatMap((due) =>
    balanceOf(due, mustExist(byId.get(due.id)), now),
  );
  const inOrder = paid.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await OrderPayment.query(trx).insert(
    inOrder.map((money) => draftPayment(money, randomOf(`payment of ${money.orderId}`))),
  );
}

function balanceOf({ id, due, owedSince }: Due, order: SeededOrder, now: Date): Money[] {
  const random = randomOf(`balance of ${id}`);
  const settledAt = owedSince === null ? now : new Date(owedSince);
  const soon = daysBefore(settledAt, -random.between(0.8, 6));
  const at = order.status === 'FULFILLED' ? new Date(order.updatedAt) : soon;
  const amount = Math.floor((due * partOf(order, random)) / 100) * 100;
  const money = { orderId: id, rancherId: order.rancherId, kind: 'BALANCE' as const, at };
  const isAll = amount + 100 > due;
  return amount > 0 && at < now ? [{ ...money, amount: isAll ? due : amount }] : [];
}

/** Fulfilled orders at the demo ranch of which a part is still due, by the days since they were placed. */
const PARTLY_PAID = [75.3, 101.6, 171.4];

/** The part of the amount due that was paid. */
function partOf({ status, plan }: SeededOrder, random: Random): number {
  const isAtDemoRanch = plan.ranch.ranchName === 'Pedernales Bend Ranch';
  if (isAtDemoRanch && PARTLY_PAID.includes(plan.daysAgo)) return 0.6;
  if (status === 'FULFILLED') return 1;
  if (isAtDemoRanch) return plan.customer.email === 'customer@herdline.test' ? 0.4 : 0;
  return random.pick([0, 0, 0.5, 1, 1]);
}

export async function insertRefunds(trx: Knex, now: Date): Promise<void> {
  const sql = `select id as "orderId", rancher_id, received - settled_total as amount from orders
    where received > settled_total order by id`;
  type Row = { orderId: number; rancherId: number; amount: number };
  const rows = await prepared<Row>(trx, { sql, bindings: [] });
  const at = daysBefore(now, 41.2);
  await OrderPayment.query(trx).insert(
    rows.map((row) => {
      const refund = draftPayment({ ...row, kind: 'REFUND', at }, randomOf(`refund of ${row.orderId}`));
      return { ...refund, note: 'For the corrected weight' };
    }),
  );
}
