import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { commissionFor, DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { orderTotal } from '../../rules/money/pricing';
import { withEstimate } from '../../rules/orders/estimateNote';
import { type OrderValues, orderForm, TOO_MUCH, withinLimit } from '../../rules/orders/orderForm';
import { orderTypeAgrees } from '../../rules/orders/orderType';
import { deliveryOption } from '../../rules/ranches/delivery';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { transaction } from '../database/transaction';
import { quoteDelivery } from '../delivery/quoteDelivery';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import { readListing } from '../products/loadProducts';
import { Rancher } from '../ranches/Rancher';
import type { MutationPlaceOrderArgs } from '../resolverTypes.generated';
import { readIdempotencyKey } from '../schema/idempotencyKey';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import { Order, OrderItem, OrderStatusUpdate } from './Order';
import { type PricedItem, priceItems } from './priceItems';
import { notifyRanch } from './ranchOrderNotices';

/**
 * Sends an order request at the ranch's prices. The price, the fee and the owner never come from the browser.
 * Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, PRICE_CHANGED, IDEMPOTENCY_MISMATCH.
 */
export async function placeOrder(context: Context, { input, idempotencyKey }: MutationPlaceOrderArgs): Promise<Order> {
  const values = await validate(orderForm, input);
  const sent = { key: readIdempotencyKey(idempotencyKey), hash: hashOf(values), customerId: signedIn(context).id };
  const earlier = await sentBefore(context.db, sent);
  if (earlier) return earlier;
  if (!orderTypeAgrees(values.orderType, values.productDetails)) {
    throw badInput({ orderType: "The order type doesn't match the items" });
  }
  await countAttempt(context, 'order', String(sent.customerId));
  return transaction(context.db, async (trx) => {
    const ranch = await openRanch(trx, values.rancherId);
    const items = priceItems(await readListing(trx, ranch), values.productDetails);
    if (!withinLimit(items)) throw badInput({ productDetails: TOO_MUCH });
    const shippingFee = await feeFor(trx, ranch, values);
    return writeOrder(trx, sent, { values, ranch, items, shippingFee });
  });
}

async function openRanch(trx: Knex, rancherId: string): Promise<Rancher> {
  const ranch = await Rancher.query(trx).findById(idNumber(rancherId, 'rancherId'));
  if (!ranch) throw notFound('Rancher');
  if (ranch.approval !== 'APPROVED') throw conflict("This ranch isn't taking orders");
  return ranch;
}

async function feeFor(trx: Knex, ranch: Rancher, { shippingMethod, customerZip }: OrderValues): Promise<number> {
  const { distanceMiles } = await quoteDelivery(trx, ranch, customerZip);
  const option = deliveryOption(ranch, shippingMethod, distanceMiles);
  if (option.reason === null) return option.fee;
  throw badInput({ [option.offered ? 'customerZip' : 'shippingMethod']: option.reason });
}

type Sent = { key: string | null; hash: string; customerId: number };
type Priced = { values: OrderValues; ranch: Rancher; items: PricedItem[]; shippingFee: number };

async function writeOrder(
  trx: Knex.Transaction,
  sent: Sent,
  { values, ranch, items, shippingFee }: Priced,
): Promise<Order> {
  const amount = orderTotal(items);
  const commissionRate = ranch.commissionRate ?? DEFAULT_COMMISSION_RATE;
  const { productDetails: _items, rancherId: _id, notes, ...given } = values;
  const [row] = await trx('orders')
    .insert({
      ...given,
      customerId: sent.customerId,
      rancherId: ranch.id,
      shippingFee,
      amount,
      commissionRate,
      commissionAmount: commissionFor(amount, commissionRate),
      notes: withEstimate(notes, amount),
      idempotencyKey: sent.key,
      requestHash: sent.key && sent.hash,
    })
    // If the same key is sent twice at once, the second send waits here for the first and then stores nothing.
    .onConflict(trx.raw('(customer_id, idempotency_key) where idempotency_key is not null'))
    .ignore()
    .returning('*');
  if (!row) return mustExist(await sentBefore(trx, sent));
  await OrderItem.query(trx).insert(items.map((item) => ({ ...item, orderId: row.id })));
  await OrderStatusUpdate.query(trx).insert({
    orderId: row.id,
    status: 'PENDING',
    notes: 'Order request sent',
    movedBy: 'CUSTOMER',
  });
  await queueMail(trx, { template: 'newOrder', orderId: row.id });
  await queueMail(trx, { template: 'orderConfirmation', orderId: row.id });
  await notifyRanch(trx, row);
  return row;
}

/** The order that the same customer sent with the same key. Errors: IDEMPOTENCY_MISMATCH. */
async function sentBefore(db: Knex, { key, hash, customerId }: Sent): Promise<Order | undefined> {
  if (!key) return undefined;
  const order = await Order.query(db).findOne({ customerId, idempotencyKey: key });
  if (order && order.requestHash !== hash) {
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another order');
  }
  return order;
}

function hashOf(values: OrderValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
