import type { Knex } from 'knex';
import { waitsFor } from '../../rules/settlement/settle';
import { conflict } from '../errors';
import type { Order } from '../orders/Order';
import { readFacts } from './readFacts';

/**
 * What is sold by weight can't be handed over unweighed: the commission rests on what it weighed. The caller has locked the order.
 * Errors: CONFLICT.
 */
export async function refuseUnweighed(trx: Knex.Transaction, { id, settledTotal }: Order): Promise<void> {
  if (settledTotal !== null) return;
  const [known] = await readFacts(trx, [id]);
  const waiting = known ? waitsFor(known.facts) : [];
  if (waiting.length === 0) return;
  throw conflict(`This order is sold by weight. Weigh ${listText(waiting)} first, then mark it as fulfilled.`, {
    waitsFor: waiting,
  });
}

const listText = (items: string[]) => new Intl.ListFormat('en-US').format(items);
