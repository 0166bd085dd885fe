import type { Knex } from 'knex';
import { unweighedParts } from '../../rules/settlement/settle';
import { type Context, signedIn } from '../context';
import { conflict, notFound } from '../errors';
import type { Order, OrderRow } from '../orders/Order';
import { actorOn } from '../orders/visibleOrders';
import { readFacts } from './readFacts';

/** Allows only the order's ranch and admins to record its weights and payments. Errors: NOT_FOUND for everyone else. */
export function requireSellerOrAdmin<Found extends Pick<OrderRow, 'customerId' | 'rancherId'>>(
  order: Found | undefined,
  context: Context,
): asserts order is Found {
  const actor = order && actorOn(order, signedIn(context));
  if (actor !== 'SELLER' && actor !== 'ADMIN') throw notFound('Order');
}

/**
 * Refuses to fulfill an order whose beef is sold by weight and isn't weighed, because the commission depends on the weight. That
 * includes a settled order if one of its shares got its animal later. The caller has locked the order. Errors: CONFLICT.
 */
export async function refuseUnweighed(trx: Knex.Transaction, { id }: Order): Promise<void> {
  const [found] = await readFacts(trx, [id]);
  const waiting = found ? unweighedParts(found.facts) : [];
  if (waiting.length === 0) return;
  throw conflict(`This order is sold by weight. Weigh ${listText(waiting)} first, then mark it as fulfilled.`, {
    waitsFor: waiting,
  });
}

/** Asks once more about unusual weights. Errors: CONFLICT. */
export function refuseOdd(odd: string[], { confirmed }: { confirmed?: boolean }): void {
  if (odd.length === 0 || confirmed) return;
  throw conflict(`${odd.join(' ')} Is that right? If so, confirm it.`, { odd });
}

const listText = (items: string[]) => new Intl.ListFormat('en-US').format(items);
