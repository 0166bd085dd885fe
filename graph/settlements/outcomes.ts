import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { type Cents, formatCents } from '../../rules/money/money';
import { type Difference, differenceBetween, differenceFromQuote } from '../../rules/settlement/difference';
import { type OrderQuote, quoteOf } from '../../rules/settlement/quote';
import { type SettledOrder, type SettlementFacts, settle, waitsFor } from '../../rules/settlement/settle';
import { badInput } from '../errors';
import { OrderRevision } from './OrderRevision';
import type { OrderFacts } from './readFacts';

/** What an order is settled at. Previews show it, and revisions keep it. */
export type Outcome = SettledOrder & {
  order: OrderFacts;
  facts: SettlementFacts;
  /** What was expected. Only for an order that wasn't settled before. */
  quote: OrderQuote | null;
  difference: Difference;
  /** Whether it's what the order was settled at already. */
  isSame: boolean;
};

/** Where a weight was entered: of an order's own lines, or of an animal. */
export type WeighingField = 'items' | 'hangingPounds' | 'sides';

/**
 * What orders are settled at by new facts, in the order in which they're given. The others still wait for a weight.
 * Errors: BAD_USER_INPUT at the field, if an order costs too much or less than nothing.
 */
export async function outcomesOf(
  db: Knex,
  orders: readonly { order: OrderFacts; facts: SettlementFacts }[],
  field: WeighingField,
): Promise<{ settled: Outcome[]; waiting: OrderFacts[] }> {
  const ready = orders.filter(({ facts }) => waitsFor(facts).length === 0);
  const last = await lastRevisions(
    db,
    ready.map(({ order }) => order.orderId),
  );
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
  const waiting = orders.filter(({ facts }) => waitsFor(facts).length > 0).map(({ order }) => order);
  return { settled, waiting };
}

/** The revisions that count now. */
async function lastRevisions(db: Knex, orderIds: number[]): Promise<OrderRevision[]> {
  return OrderRevision.query(db)
    .whereIn('orderId', orderIds)
    .whereRaw('number = (select max(number) from order_revisions r where r.order_id = order_revisions.order_id)');
}

/** Whoever weighs an order sees its charges. Whoever weighs an animal has to know which order it is. */
function refuseImpossible(
  { total, goods }: { total: Cents; goods: Cents },
  { field, orderId }: { field: WeighingField; orderId: number },
): void {
  const most = formatCents(LIMITS.orderTotal);
  if (total < 0 && field === 'items') throw badInput({ charges: "Discounts can't be more than everything else" });
  if (total < 0) throw badInput({ [field]: `The discounts of order #${orderId} are more than everything else in it` });
  if (Math.max(total, goods) <= LIMITS.orderTotal) return;
  throw badInput({
    [field]: field === 'items' ? `An order costs at most ${most}` : `Order #${orderId} would cost more than ${most}`,
  });
}
