import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { needsLivePurchase } from '../../rules/herd/livePurchase';
import { commissionFor, DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { orderTotal } from '../../rules/money/pricing';
import { cancelTermsOf, NO_TERMS, versionOfTerms } from '../../rules/orders/cancelTerms';
import { withEstimate } from '../../rules/orders/estimateNote';
import { type OrderValues, orderForm, TOTAL_TOO_HIGH, withinLimit } from '../../rules/orders/orderForm';
import { orderTypeAgrees } from '../../rules/orders/orderType';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { deliveryOption } from '../../rules/ranches/delivery';
import { type Context, signedIn } from '../context';
import { mustExist, retryConflicts, transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { attemptOf } from '../limits/attempts';
import { inTurn } from '../limits/inTurn';
import { Order, type OrderRow } from '../orders/Order';
import { lockKnownRancher } from '../ranches/lockRancher';
import type { RancherRow } from '../ranches/Rancher';
import { confirmWithOrder } from '../reserving/confirmLivePurchase';
import { askForLivePurchases } from '../reserving/livePurchases';
import { serveLine } from '../reserving/serveLine';
import type { MutationPlaceOrderArgs } from '../resolverTypes.generated';
import { readIdempotencyKey, validate } from '../schema/arguments';
import {
  type Chosen,
  type ChosenLine,
  chooseLines,
  claimsOf,
  goodsOf,
  isOfAnimal,
  splitLines,
} from './placing/chooseLines';
import { insertOrder, type NewOrder } from './placing/insertOrder';
import { isAnyAnimal, lockOffered, type Offer, type OfferingRanch, readOffer, type Sent } from './placing/readOffer';
import { auditUnlawful, refuseChanged, refuseMissed, refuseUnfit } from './placing/refuseSale';
import { weightNotes } from './placing/weightNotes';

/** Sends an order request. Prices, fee and customer never come from the browser. */
export async function placeOrder(
  context: Context,
  { input, idempotencyKey }: MutationPlaceOrderArgs,
): Promise<OrderRow> {
  const values = await validate(orderForm, input);
  const sent = { key: readIdempotencyKey(idempotencyKey), hash: hashOf(values), customerId: signedIn(context).id };
  const attempt = attemptOf(context, 'order', String(sent.customerId));
  const agrees = orderTypeAgrees(values.orderType, values.productDetails);
  const offer = await readOffer(context.db, sent, values, agrees ? attempt.bindings : undefined);
  if (offer.earlier) return earlierOrder(context, sent, offer.earlier);
  if (!agrees) throw badInput({ orderType: "The order type doesn't match the items" });
  await attempt.judge(offer.counted);
  return placeByOffer(context, { sent, values, offer });
}

/** How often an offer is read again because it changed before the order was stored. */
const MAX_REREADS = 3;

async function placeByOffer(
  context: Context,
  { sent, values, offer }: Pick<Checked, 'sent' | 'values'> & { offer: Offer },
  reread = 0,
): Promise<OrderRow> {
  const ranch = openRanch(offer);
  const { timeZone } = context.config;
  const checked = { sent, values, offer: { ...offer, ranch }, timeZone };
  const placed = await store(context, checked).catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  if (!placed || placed instanceof Refusal) {
    // The same request may have been stored while this one was being checked.
    const now = await readOffer(context.db, sent, values);
    if (now.earlier) return earlierOrder(context, sent, now.earlier);
    if (!placed && reread < MAX_REREADS) return placeByOffer(context, { sent, values, offer: now }, reread + 1);
    if (placed) await auditUnlawful(context, ranch, placed);
    throw placed ?? ranchIsClosed();
  }
  return placed;
}

type Checked = { sent: Sent; values: OrderValues; offer: OpenOffer; timeZone: string };
type OpenOffer = Offer & { ranch: OfferingRanch };

/** Checks again under the ranch's lock. What the line can use is not for a new order. */
async function store(context: Context, checked: Checked) {
  const { db } = context;
  const { values, offer, timeZone } = checked;
  refuseUnfit(offer, values);
  const chosen = chooseLines(offer, values);
  await refuseMissed(db, checked, chosen.missed);
  const claimed = values.productDetails.filter((item) => isOfAnimal(offer.ranch, item));
  if (claimed.length === 0) return retryConflicts(() => write(db, checked, chosen));
  const wantsRoom = claimed.some((item) => item.animalId || isAnyAnimal(item));
  const work = async (trx: Knex.Transaction) => {
    await lockKnownRancher(trx, offer.ranch.id);
    const line = { rancherId: offer.ranch.id, timeZone, placesOpened: false };
    const current = { ...offer, ...(wantsRoom && (await offerBehindLine(trx, values, line))) };
    refuseUnfit(current, values);
    const held = chooseLines(current, values);
    await refuseMissed(trx, { values, offer: current }, held.missed);
    const placed = await write(trx, { ...checked, offer: current }, held);
    const shares = held.lines.flatMap((one) => one.shares);
    const liveIds = shares.flatMap(({ animal }) => (animal && needsLivePurchase(animal.inspection) ? animal.id : []));
    if (placed && liveIds.length > 0) {
      if (values.confirmsPurchase)
        await confirmWithOrder(trx, context, { orderId: placed.id, ...values.confirmsPurchase });
      await askForLivePurchases(trx, liveIds);
    }
    if (shares.some(({ places }) => places.length === 0)) await serveLine(trx, line);
    return placed;
  };
  // Hundreds of families who want the same animal then wait here, and not each with a connection to the database.
  return inTurn(`ranch ${offer.ranch.id}`, () => transaction(db, work));
}

/** What is left when the line has what it can use. */
async function offerBehindLine(trx: Knex.Transaction, values: OrderValues, line: Parameters<typeof serveLine>[1]) {
  const offered = await lockOffered(trx, values);
  if (!offered) return { animals: [] };
  if (!offered.hasLine) return offered;
  await serveLine(trx, line);
  return (await lockOffered(trx, values)) ?? { animals: [] };
}

function write(db: Knex, { sent, values, offer, timeZone }: Checked, { lines }: Chosen) {
  const { ranch, miles } = offer;
  refuseChanged(values.productDetails, lines, ranch);
  refuseOtherTerms(values, ranch);
  const items = lines.map(({ line }) => line);
  if (!withinLimit(items)) throw badInput({ productDetails: TOTAL_TOO_HIGH });
  const shippingFee = feeFor(ranch, miles, values);
  return insertOrder(db, newOrder(sent, { values, ranch, lines, shippingFee }), {
    items,
    claims: claimsOf(lines, { depositDays: ranch.depositDays, timeZone }),
    offer,
  });
}

function openRanch({ ranch }: Offer): OfferingRanch {
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

/** Refuses terms for a cancellation that the ranch has replaced since the family read them. Errors: BAD_USER_INPUT. */
function refuseOtherTerms({ cancelTermsVersion: read }: OrderValues, ranch: RancherRow): void {
  const terms = cancelTermsOf(ranch);
  if (read && read !== (terms ? versionOfTerms(terms) : NO_TERMS)) throw badInput({ cancelTermsVersion: OTHER_TERMS });
}

const OTHER_TERMS = 'The ranch has changed its terms for cancellations. Please read them again.';

type Priced = { values: OrderValues; ranch: RancherRow; lines: ChosenLine[]; shippingFee: number };

function newOrder(sent: Sent, { values, ranch, lines, shippingFee }: Priced): NewOrder {
  const amount = orderTotal(lines.map(({ line }) => line));
  const goods = goodsOf(lines);
  const commissionRate = ranch.commissionRate ?? DEFAULT_COMMISSION_RATE;
  const {
    productDetails: _items,
    confirmsPurchase: _confirmed,
    termsVersion: _shown,
    cancelTermsVersion: _read,
    customerPhone = '',
    shippingAddress = null,
    notes,
    ...given
  } = values;
  return {
    ...given,
    customerPhone,
    shippingAddress,
    customerId: sent.customerId,
    rancherId: ranch.id,
    shippingFee,
    amount,
    billedFees: amount - goods,
    commissionRate,
    commissionAmount: commissionFor(goods, commissionRate),
    notes: withEstimate(notes, amount, weightNotes(lines), splitLines(lines)),
    termsVersion: TERMS_VERSION,
    cancelTerms: cancelTermsOf(ranch),
    idempotencyKey: sent.key,
    requestHash: sent.key && sent.hash,
  };
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
