import type { Knex } from 'knex';
import type { ShareLine } from '../../rules/herd/lineTerms';
import { commissionFor } from '../../rules/money/commission';
import { lineTotal } from '../../rules/money/money';
import { orderTotal } from '../../rules/money/pricing';
import { unweighedParts } from '../../rules/settlement/settle';
import type { ChargeKind } from '../../rules/settlement/settlementWords';
import { TOLD_NOW } from '../claims/Claim';
import { Order, OrderItem } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { readFacts } from './readFacts';

type Share = { claimId: number; itemId: number; orderId: number; line: ShareLine | null };

/** SQL of the shares of orders that are open and not weighed, with the lines that their families know. */
const SHARES = (orders: string) => `
  select c.id as "claimId", c.order_item_id as "itemId", c.order_id as "orderId", (${TOLD_NOW('c')}) -> 'line' as line
  from claims c join orders o on o.id = c.order_id
  where ${orders} and c.released_at is null and o.status not in ('FULFILLED', 'CANCELED')
    and o.settled_total is null
  order by c.order_id, c.id`;

/**
 * Writes the lines of shares by the terms that their families know now, and with them the amount, the goods and the commission of
 * their orders. The notes keep what was told before. The caller has locked the ranch.
 */
export async function priceAnew(trx: Knex.Transaction, claimIds: readonly number[]): Promise<void> {
  await reopen(trx, claimIds);
  const { rows } = await trx.raw<{ rows: Share[] }>(SHARES('c.id = any(?)'), [[...claimIds]]);
  const changed = new Set<number>();
  for (const { line, ...share } of rows) if (line && (await writeLine(trx, share, line))) changed.add(share.orderId);
  for (const orderId of changed) await writeAmount(trx, orderId);
}

/** Orders that were settled have no total anymore, and nothing is due, while they wait for the weight of another animal. */
async function reopen(trx: Knex.Transaction, claimIds: readonly number[]): Promise<void> {
  const settled = await Order.query(trx)
    .whereIn('id', trx('claims').whereIn('id', claimIds).select('orderId'))
    .where((order) => order.whereNotNull('settledTotal').orWhereNotNull('owedSince'))
    .whereNotIn('status', ['FULFILLED', 'CANCELED']);
  const open = (
    await readFacts(
      trx,
      settled.map(({ id }) => id),
    )
  )
    .filter(({ facts }) => unweighedParts(facts).length > 0)
    .map(({ orderId }) => orderId);
  await Order.query(trx).whereIn('id', open).patch({ settledTotal: null, owedSince: null });
  for (const orderId of open) await writeAmount(trx, orderId);
}

/** SQL of the shares of a line that are off the board. They're weighed apart, so the line is theirs. */
const OFF_BOARD =
  'select from claims where order_id = order_items.order_id and order_item_id = order_items.id and off_board_at is not null';

/** Returns whether the line has changed. Shares of one line at different prices become lines of their own. */
async function writeLine(trx: Knex.Transaction, share: Omit<Share, 'line'>, line: ShareLine): Promise<boolean> {
  const { id: itemId, quantity, ...item } = await OrderItem.query(trx).findById(share.itemId).throwIfNotFound();
  const { price, basis, pricePerPound } = line;
  const terms = { price, basis, pricePerPound };
  if (item.price === price && item.basis === basis && item.pricePerPound === pricePerPound) return false;
  const same = await OrderItem.query(trx)
    .findOne({
      orderId: item.orderId,
      type: item.type,
      price,
      basis,
      pricePerPound,
    })
    .whereNotExists(trx.raw(OFF_BOARD));
  if (!same && quantity === 1) {
    await OrderItem.query(trx).findById(itemId).patch(terms);
    return true;
  }
  const own = same ?? (await OrderItem.query(trx).insertAndFetch({ ...item, ...terms, quantity: 1 }));
  if (same) await same.$query(trx).patch({ quantity: same.quantity + 1 });
  await trx('claims').where({ id: share.claimId }).update({ orderItemId: own.id });
  if (quantity > 1)
    await OrderItem.query(trx)
      .findById(itemId)
      .patch({ quantity: quantity - 1 });
  else await OrderItem.query(trx).deleteById(itemId);
  return true;
}

/** Writes what an order is expected to cost: its lines, and the charges and discounts that its settlement will have. */
export async function writeAmount(trx: Knex.Transaction, orderId: number): Promise<void> {
  const order = await Order.query(trx).findById(orderId).forNoKeyUpdate().throwIfNotFound();
  const items = await OrderItem.query(trx).where({ orderId });
  const { rows: shares } = await trx.raw<{ rows: Share[] }>(SHARES('c.order_id = ?'), [orderId]);
  const sumOf = (kind: ChargeKind) =>
    order.charges.reduce((sum, charge) => sum + (charge.kind === kind ? charge.amount : 0), 0);
  const amount = Math.max(0, orderTotal(items) + sumOf('CHARGE') - sumOf('DISCOUNT'));
  const beef = items.reduce((sum, { id, price, quantity }) => {
    const own = shares.filter(({ itemId }) => itemId === id);
    if (own.length === 0) return sum + lineTotal(price, quantity);
    return own.reduce((goods, { line }) => goods + (line?.goods ?? price), sum);
  }, 0);
  const goods = Math.max(0, beef - sumOf('DISCOUNT'));
  await order.$query(trx).patch({
    ...{ amount, billedFees: amount - goods, commissionAmount: commissionFor(goods, order.commissionRate) },
    updatedAt: trx.fn.now(),
  });
  await notifyRanch(trx, order);
}
