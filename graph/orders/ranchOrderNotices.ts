import { on } from 'node:events';
import type { Knex } from 'knex';
import { type Context, ownRanch } from '../context';
import { sendAhead } from '../database/transaction';
import { badInput, notFound } from '../errors';
import { findOrder } from './findOrder';
import type { OrderRow } from './Order';

/** SQL that tells every server of an order at the commit. The servers check who may see it. */
export const ranchNotice = (rancherId: string, orderId: string) =>
  `pg_notify('ranch_orders', concat(${rancherId}, ' ', ${orderId}))`;

export async function notifyRanch(trx: Knex.Transaction, order: { id: number; rancherId: number }): Promise<void> {
  const notice = `select ${ranchNotice('?::integer', '?::integer')}`;
  await sendAhead(trx, trx.raw(notice, [order.rancherId, order.id]));
}

const notStreamed = () => badInput({ query: 'Subscriptions are answered at /graphql/stream' });

/** Yields the id of each order of the viewer's ranch when it's placed or changes, until the stream ends. */
export async function* subscribeToRanchOrders(context: Context): AsyncGenerator<number> {
  if (!context.stream) throw notStreamed();
  const { notices, signal } = context.stream;
  const ownId = ownRanch(context);
  try {
    for await (const [notice] of on(notices, 'ranch_orders', { signal })) {
      const [ranchId, orderId] = String(notice).split(' ').map(Number);
      if (ranchId === ownId && orderId) yield orderId;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Reads the order of a notice, if the viewer may still see it. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function notifiedOrder(context: Context, orderId: unknown): Promise<OrderRow> {
  if (typeof orderId !== 'number') throw notStreamed();
  const order = await findOrder(context, orderId, ['id', 'customerId', 'rancherId']);
  if (order?.rancherId !== ownRanch(context)) throw notFound('Order');
  return order;
}
