import type { Knex } from 'knex';
import { isFinal } from '../../rules/orders/orderStatus';
import { Animal } from '../animals/Animal';
import { audit, changesOf } from '../audit/audit';
import { Claim, type ClaimRow, TOLD_NOW } from '../claims/Claim';
import { termsNow } from '../claims/toldOf';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { lockOrder } from '../orders/lockOrder';
import { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { Processor } from '../processors/Processor';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import type { MutationConfirmPriceArgs } from '../resolverTypes.generated';
import { priceAnew } from '../settlements/priceAnew';

/** Records that the ranch agreed with a family on the price by its animals' terms, which the order then names. */
export async function confirmPrice(context: Context, { orderId }: MutationConfirmPriceArgs): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    if (isFinal(order.status) || order.settledTotal !== null) throw conflict('The price of this order stands already.');
    const ranch = await lockRancher(trx, order.rancherId);
    const confirmed = await confirmShares(trx, order, ranch);
    if (confirmed.length === 0) return order;
    await priceAnew(trx, confirmed);
    const priced = await Order.query(trx).patchAndFetchById(order.id, { updatedAt: trx.fn.now() });
    const changes = [...changesOf({ amount: order.amount }, { amount: priced.amount }), CONFIRMED];
    await audit(trx, context, { action: 'ORDER_EDITED', to: { type: 'ORDER', id: order.id }, changes });
    await notifyRanch(trx, order);
    return priced;
  });
}

const CONFIRMED = { field: 'price', before: null, after: 'confirmed with the family' };

type Share = ClaimRow & { linePrice: number };

/** Writes the terms of an order's animals as told, where its family was told another price. Returns these shares. */
async function confirmShares(trx: Knex.Transaction, { id }: Order, ranch: Rancher): Promise<number[]> {
  const shares = (await Claim.query(trx)
    .alias('c')
    .join('orderItems as item', 'item.id', 'c.orderItemId')
    .where({ 'c.orderId': id, releasedAt: null })
    .whereNotNull('c.animalId')
    .orderBy('c.id')
    .select('c.*', 'item.price as linePrice', trx.raw(`${TOLD_NOW('c')} as told`))) as unknown as Share[];
  const confirmed: number[] = [];
  for (const share of shares) {
    const animal = await Animal.query(trx).findById(Number(share.animalId)).throwIfNotFound();
    const processor = animal.processorId ? await Processor.query(trx).findById(animal.processorId) : null;
    const terms = termsNow(share, animal, { ranch, processor });
    if (!isOpen(share, terms)) continue;
    await Claim.query(trx).findById(share.id).patch({ told: terms });
    confirmed.push(share.id);
  }
  return confirmed;
}

/** Whether the price on the order isn't what its animal's terms come to, or says nothing of the weight. */
const isOpen = ({ told, pricing, linePrice }: Share, { from, to }: { from: number; to: number }) =>
  linePrice < from || linePrice > to || (told === null && pricing !== 'FLAT');
