import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { needsLivePurchase } from '../../rules/herd/livePurchase';
import { commissionFor, DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { orderTotal } from '../../rules/money/pricing';
import { withEstimate } from '../../rules/orders/estimateNote';
import { type OrderValues, orderForm, TOTAL_TOO_HIGH, withinLimit } from '../../rules/orders/orderForm';
import { orderTypeAgrees } from '../../rules/orders/orderType';
import { deliveryOption } from '../../rules/ranches/delivery';
import { askForLivePurchases } from '../claims/livePurchases';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { retryConflicts, transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { RancherRow } from '../ranches/Rancher';
import type { MutationPlaceOrderArgs } from '../resolverTypes.generated';
import { readIdempotencyKey } from '../schema/idempotencyKey';
import { validate } from '../schema/validate';
import { Order, type OrderRow } from './Order';
import { chooseShares, type NewClaim, refuseUnfit, sharesWanted } from './placing/chooseShares';
import { insertOrder, type NewOrder } from './placing/insertOrder';
import { type PricedItem, priceItems } from './placing/priceItems';
import { lockOffered, type Offer, readOffer, type Sent } from './placing/readOffer';

/**
 * Sends an order request at the ranch's prices. The prices, the fee and the customer never come from the browser.
 * Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, PRICE_CHANGED, IDEMPOTENCY_MISMATCH.
 */
export async function placeOrder(
  context: Context,
  { input, idempotencyKey }: MutationPlaceOrderArgs,
): Promise<OrderRow> {
  const values = await validate(orderForm, input);
  const sent = { key: readIdempotencyKey(idempotencyKey), hash: hashOf(values), customerId: signedIn(context).id };
  const offer = await readOffer(context.db, sent, values);
  if (offer.earlier) return earlierOrder(context, sent, offer.earlier);
  if (!orderTypeAgrees(values.orderType, values.productDetails)) {
    throw badInput({ orderType: "The order type doesn't match the items" });
  }
  await countAttempt(context, 'order', String(sent.customerId));
  const ranch = openRanch(offer);
  await refuseUnfit(context, { ...offer, ranch }, values);
  const placed = await store(context.db, { sent, values, offer: { ...offer, ranch } }).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (!placed || placed instanceof Refusal)
    return earlierOrderOrThrow(context, { sent, values }, placed ?? ranchIsClosed());
  const { items: stored, statusUpdates, ...order } = placed;
  const hasClaims = sharesWanted(values.productDetails).length > 0;
  return {
    ...order,
    placedWith: { ranch, items: stored, statusUpdates, hasClaims, customerPlace: offer.customerPlace },
  };
}

type Checked = { sent: Sent; values: OrderValues; offer: OpenOffer };
type OpenOffer = Offer & { ranch: RancherRow };

/** Refuses shares that are already taken, and then locks the animals, so that nobody else can take their places. */
async function store(db: Knex, checked: Checked) {
  const { values, offer } = checked;
  const wanted = sharesWanted(values.productDetails);
  const animalIds = wanted.flatMap(({ animalId }) => animalId ?? []);
  const claims = await chooseShares(db, offer.ranch, offer.animals, wanted);
  if (animalIds.length === 0) return retryConflicts(() => write(db, checked, claims));
  return transaction(db, async (trx) => {
    const animals = await lockOffered(trx, offer.ranch.id, animalIds);
    const held = await chooseShares(trx, offer.ranch, animals, wanted);
    const placed = await write(trx, { ...checked, offer: { ...offer, animals } }, held);
    const liveIds = animals.filter(({ processor }) => needsLivePurchase(processor?.inspection)).map(({ id }) => id);
    if (placed && liveIds.length > 0) await askForLivePurchases(trx, liveIds);
    return placed;
  });
}

function write(db: Knex, { sent, values, offer }: Checked, claims: NewClaim[]) {
  const { ranch, miles } = offer;
  const items = priceItems(offer, values.productDetails);
  if (!withinLimit(items)) throw badInput({ productDetails: TOTAL_TOO_HIGH });
  const shippingFee = feeFor(ranch, miles, values);
  return insertOrder(db, newOrder(sent, { values, ranch, items, shippingFee }), { items, claims });
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

/** Returns the order if the same request was stored while this one was being checked, and otherwise throws the refusal. */
async function earlierOrderOrThrow(
  context: Context,
  { sent, values }: Pick<Checked, 'sent' | 'values'>,
  refusal: Refusal,
) {
  const { earlier } = await readOffer(context.db, sent, values);
  if (earlier) return earlierOrder(context, sent, earlier);
  throw refusal;
}

/** Errors: IDEMPOTENCY_MISMATCH. */
async function earlierOrder({ db }: Context, { hash }: Sent, earlier: { id: number; hash: string }): Promise<OrderRow> {
  if (earlier.hash !== hash) {
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another order');
  }
  return mustExist(await Order.query(db).findById(earlier.id));
}

function hashOf(values: OrderValues): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
