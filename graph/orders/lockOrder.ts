import type { Knex } from 'knex';
import type { OrderActor } from '../../rules/orders/orderStatus';
import type { Context } from '../context';
import { notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import { Order } from './Order';
import { actorOn } from './visibleOrders';

/**
 * Locks an order until the transaction ends, and returns the viewer's role in it. If two people change it at once, the second
 * one sees what the first one did. The lock leaves out the order's key, so that other transactions can insert a mail that
 * refers to the order. Errors: NOT_FOUND, also for orders that the viewer may not see.
 */
export async function lockOrder(
  trx: Knex.Transaction,
  id: string | number,
  { viewer }: Context,
): Promise<{ order: Order; actor: OrderActor }> {
  const order = await Order.query(trx).findById(idNumber(id, 'orderId')).forNoKeyUpdate();
  const actor = order && viewer && actorOn(order, viewer);
  if (!order || !actor) throw notFound('Order');
  return { order, actor };
}
