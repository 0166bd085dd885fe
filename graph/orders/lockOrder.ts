import type { Knex } from 'knex';
import type { OrderActor } from '../../rules/orders/orderStatus';
import type { Context } from '../context';
import { notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import { Order } from './Order';
import { actorOn } from './visibleOrders';

/** Returns the viewer's role. Leaves out the order's key, so that new mails can refer to it. Errors: NOT_FOUND. */
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
