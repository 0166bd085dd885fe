import { on } from 'node:events';
import { type Context, ownRanch } from '../context';
import { badInput, notFound } from '../errors';
import { findOrder } from './findOrder';
import type { OrderRow } from './Order';

/** The ids of the viewer's ranch's orders as they are placed and change, until the stream ends. */
export async function* hearRanchOrders(context: Context): AsyncGenerator<number> {
  const { notices, signal } = context.stream!;
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

/** The order that was heard of, read anew as the viewer may see it now. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function heardOrder(context: Context, orderId: unknown, columns: string[]): Promise<OrderRow> {
  if (typeof orderId !== 'number') throw badInput({ query: 'Subscriptions are answered at /graphql/stream' });
  const order = await findOrder(context, orderId, columns);
  if (order?.rancherId !== ownRanch(context)) throw notFound('Order');
  return order;
}
