import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import type { OrderRow } from '../orders/Order';
import { actorOn } from '../orders/visibleOrders';

/** What an order weighs and what was paid is written down by its ranch and admins. To others it doesn't exist. Errors: NOT_FOUND. */
export function refuseFamily<Known extends Pick<OrderRow, 'customerId' | 'rancherId'>>(
  order: Known | undefined,
  context: Context,
): asserts order is Known {
  const actor = order && actorOn(order, signedIn(context));
  if (actor !== 'SELLER' && actor !== 'ADMIN') throw notFound('Order');
}
