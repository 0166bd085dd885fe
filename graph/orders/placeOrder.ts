import { createHash } from 'node:crypto';
import { commissionFor, DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { orderTotal } from '../../rules/money/pricing';
import { withEstimate } from '../../rules/orders/estimateNote';
import { type OrderValues, orderForm, TOO_MUCH, withinLimit } from '../../rules/orders/orderForm';
import { orderTypeAgrees } from '../../rules/orders/orderType';
import { deliveryOption } from '../../rules/ranches/delivery';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { RancherRow } from '../ranches/Rancher';
import type { MutationPlaceOrderArgs } from '../resolverTypes.generated';
import { readIdempotencyKey } from '../schema/idempotencyKey';
import { validate } from '../schema/validate';
import { Order, type OrderRow } from './Order';
import { insertOrder, type NewOrder } from './placing/insertOrder';
import { type PricedItem, priceItems } from './placing/priceItems';
import { type Offer, readOffer, type Sent } from './placing/readOffer';

/**
 * Sends an order request at the ranch's prices. The price, the fee and the owner never come from the browser.
 * Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, PRICE_CHANGED, IDEMPOTENCY_MISMATCH.
 */
export async function placeOrder(
  context: Context,
  { input, idempotencyKey }: MutationPlaceOrderArgs,
): Promise<OrderRow> {
  const values = await validate(orderForm, input);
  const sent = { key: readIdempotencyKey(idempotencyKey), hash: hashOf(values), customerId: signedIn(context).id };
  const offer = await readOffer(context.db, sent, values);
  if (offer.earlier) return sentBefore(context, sent, offer.earlier);
  if (!orderTypeAgrees(values.orderType, values.productDetails)) {
    throw badInput({ orderType: "The order type doesn't match the items" });
  }
  await countAttempt(context, 'order', String(sent.customerId));
  const ranch = openRanch(offer);
  const items = priceItems({ ...offer, ranch }, values.productDetails);
  if (!withinLimit(items)) throw badInput({ productDetails: TOO_MUCH });
  const shippingFee = feeFor(ranch, offer.miles, values);
  const placed = await insertOrder(context.db, newOrder(sent, { values, ranch, items, shippingFee }), items);
  if (!placed) return refusedByDatabase(context, sent, values);
  const { items: stored, statusUpdates, ...order } = placed;
  return { ...order, placedWith: { ranch, items: stored, statusUpdates, customerPlace: offer.customerPlace } };
}

function openRanch({ ranch }: Offer): RancherRow {
  if (!ranch) throw notFound('Rancher');
  if (ranch.approval !== 'APPROVED') throw ranchIsClosed();
  return ranch;
}

const ranchIsClosed = () => conflict("This ranch isn't taking orders");

function feeFor(ranch: RancherRow, miles: number | null, { shippingMethod }: OrderValues): number {
  const option = deliveryOption(ranch, shippingMethod, miles);
  if (option.reason === null) return option.fee;
  throw badInput({ [option.offered ? 'customerZip' : 'shippingMethod']: option.reason });
}

type Priced = { values: OrderValues; ranch: RancherRow; items: PricedItem[]; shippingFee: number };

function newOrder(sent: Sent, { values, ranch, items, shippingFee }: Priced): NewOrder {
  const amount = orderTotal(items);
  const commissionRate = ranch.commissionRate ?? DEFAULT_COMMISSION_RATE;
  const { productDetails: _items, customerPhone = '', shippingAddress = null, notes, ...given } = values;
  return {
    ...given,
    customerPhone,
    shippingAddress,
    customerId: sent.customerId,
    rancherId: ranch.id,
    shippingFee,
    amount,
    commissionRate,
    commissionAmount: commissionFor(amount, commissionRate),
    notes: withEstimate(notes, amount),
    idempotencyKey: sent.key,
    requestHash: sent.key && sent.hash,
  };
}

/** While the order was judged, it came in from elsewhere, or the ranch was suspended. */
async function refusedByDatabase(context: Context, sent: Sent, values: OrderValues): Promise<OrderRow> {
  const { earlier } = await readOffer(context.db, sent, values);
  if (earlier) return sentBefore(context, sent, earlier);
  throw ranchIsClosed();
}

/** Errors: IDEMPOTENCY_MISMATCH. */
async function sentBefore({ db }: Context, { hash }: Sent, earlier: { id: number; hash: string }): Promise<OrderRow> {
  if (earlier.hash !== hash) {
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another order');
  }
  return mustExist(await Order.query(db).findById(earlier.id));
}

function hashOf(values: OrderValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
