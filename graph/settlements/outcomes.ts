import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { type Cents, formatCents } from '../../rules/money/money';
import { type Difference, differenceBetween, differenceFromQuote } from '../../rules/settlement/difference';
import { type OrderQuote, quoteOf } from '../../rules/settlement/quote';
import { type SettledOrder, type SettlementFacts, settle, unweighedParts } from '../../rules/settlement/settle';
import { badInput } from '../errors';
import { OrderRevision } from './OrderRevision';
import type { OrderFacts } from './readFacts';

/** The result of settling an order. Previews show it, and revisions store it. */
export type Outcome = SettledOrder & {
  order: OrderFacts;
  facts: SettlementFacts;
  /** The quote before the first settlement. Null for an order that was settled before. */
  quote: OrderQuote | null;
  difference: Difference;
  /** Whether the order was already settled with this result. */
  isSame: boolean;
};

/** The input field of a weight: of an order's items, or of an animal. */
export type WeighingField = 'items' | 'hangingPounds' | 'sides';

/**
 * Settles orders with new facts, in the order in which they're given. `waiting` has the orders that still need a weight.
 * Errors: BAD_USER_INPUT at the field, if an order costs too much or less than nothing.
 */
export async function outcomesOf(
  db: Knex,
  orders: readonly { order: OrderFacts; facts: SettlementFacts }[],
  field: WeighingField,
): Promise<{ settled: Outcome[]; waiting: OrderFacts[] }> {
  const ready = orders.filter(({ facts }) => unweighedParts(facts).length === 0);
  const settledBefore = ready.filter(({ order }) => order.isSettled).map(({ order }) => order.orderId);
  const last = settledBefore.length > 0 ? await lastRevisions(db, settledBefore) : [];
  const settled = ready.map(({ order, facts }): Outcome => {
    const result = settle(facts);
    refuseImpossible(result, { field, orderId: order.orderId });
    const before = last.find(({ orderId }) => orderId === order.orderId);
    const quote = before ? null : quoteOf(order.facts);
    const difference = before
      ? differenceBetween(before.lines, result.lines)
      : differenceFromQuote(quoteOf(order.facts), result.lines);
    const isSame = before !== undefined && JSON.stringify(settle(before.facts)) === JSON.stringify(result);
    return { ...result, order, facts, quote, difference, isSame };
  });
  const waiting = orders.filter(({ facts }) => unweighedParts(facts).length > 0).map(({ order }) => order);
  return { settled, waiting };
}

/** Reads the last revision of each order. */
async function lastRevisions(db: Knex, orderIds: number[]): Promise<OrderRevision[]> {
  return OrderRevision.query(db)
    .whereIn('orderId', orderIds)
    .whereRaw('number = (select max(number) from order_revisions r where r.order_id = order_revisions.order_id)');
}

/** Refuses impossible totals. The message names the order if an animal is weighed, because the form doesn't show its charges. */
function refuseImpossible(
  { total, goods }: { total: Cents; goods: Cents },
  { field, orderId }: { field: WeighingField; orderId: number },
): void {
  const max = formatCents(LIMITS.orderTotal);
  if (total < 0 && field === 'items') throw badInput({ charges: "Discounts can't be more than everything else" });
  if (total < 0) throw badInput({ [field]: `The discounts of order #${orderId} are more than everything else in it` });
  if (Math.max(total, goods) <= LIMITS.orderTotal) return;
  throw badInput({
    [field]: field === 'items' ? `An order costs at most ${max}` : `Order #${orderId} would cost more than ${max}`,
  });
}
