import type { Knex } from 'knex';
import { unweighedParts } from '../../rules/settlement/settle';
import { type Context, signedIn } from '../context';
import { conflict, notFound } from '../errors';
import type { Order, OrderRow } from '../orders/Order';
import { actorOn } from '../orders/visibleOrders';
import { readFacts } from './readFacts';

/** Only its ranch and admins record an order's weights and payments. For others the order doesn't exist. Errors: NOT_FOUND. */
export function requireSellerOrAdmin<Known extends Pick<OrderRow, 'customerId' | 'rancherId'>>(
  order: Known | undefined,
  context: Context,
): asserts order is Known {
  const actor = order && actorOn(order, signedIn(context));
  if (actor !== 'SELLER' && actor !== 'ADMIN') throw notFound('Order');
}

/**
 * Refuses to fulfill an order whose beef is sold by weight and isn't weighed, because the commission depends on the weight. That
 * includes a settled order if one of its shares got its animal later. The caller has locked the order. Errors: CONFLICT.
 */
export async function refuseUnweighed(trx: Knex.Transaction, { id }: Order): Promise<void> {
  const [known] = await readFacts(trx, [id]);
  const waiting = known ? unweighedParts(known.facts) : [];
  if (waiting.length === 0) return;
  throw conflict(`This order is sold by weight. Weigh ${listText(waiting)} first, then mark it as fulfilled.`, {
    waitsFor: waiting,
  });
}

const listText = (items: string[]) => new Intl.ListFormat('en-US').format(items);
