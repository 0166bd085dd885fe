import type { Knex } from 'knex';
import { waitsFor } from '../../rules/settlement/settle';
import { type Context, signedIn } from '../context';
import { conflict, notFound } from '../errors';
import type { Order, OrderRow } from '../orders/Order';
import { actorOn } from '../orders/visibleOrders';
import { readFacts } from './readFacts';

/** What an order weighs and what was paid is written down by its ranch and admins. To others it doesn't exist. Errors: NOT_FOUND. */
export function refuseFamily<Known extends Pick<OrderRow, 'customerId' | 'rancherId'>>(
  order: Known | undefined,
  context: Context,
): asserts order is Known {
  const actor = order && actorOn(order, signedIn(context));
  if (actor !== 'SELLER' && actor !== 'ADMIN') throw notFound('Order');
}

/**
 * What is sold by weight can't be handed over unweighed: the commission rests on what it weighed. That holds for a settled order, too,
 * if a share of it got its animal later. The caller has locked the order. Errors: CONFLICT.
 */
export async function refuseUnweighed(trx: Knex.Transaction, { id }: Order): Promise<void> {
  const [known] = await readFacts(trx, [id]);
  const waiting = known ? waitsFor(known.facts) : [];
  if (waiting.length === 0) return;
  throw conflict(`This order is sold by weight. Weigh ${listText(waiting)} first, then mark it as fulfilled.`, {
    waitsFor: waiting,
  });
}

const listText = (items: string[]) => new Intl.ListFormat('en-US').format(items);
