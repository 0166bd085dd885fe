import type { Knex } from 'knex';
import { orderPaymentInput, paymentProblem } from '../../rules/settlement/orderPaymentForm';
import { quoteOf } from '../../rules/settlement/quote';
import { unweighedParts } from '../../rules/settlement/settle';
import { today } from '../animals/animalToMove';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { Claim } from '../claims/Claim';
import type { Context } from '../context';
import { mustExist } from '../database/mustExist';
import { transaction } from '../database/transaction';
import { badInput, conflict, Refusal } from '../errors';
import { queueMail } from '../mail/queueMail';
import { lockOrder } from '../orders/lockOrder';
import { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationRecordOrderPaymentArgs } from '../resolverTypes.generated';
import { readIdempotencyKey } from '../schema/idempotencyKey';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import { OrderPayment } from './OrderPayment';
import { readFacts } from './readFacts';
import { requireSellerOrAdmin } from './refusals';
import { writtenBy } from './writeRevision';

type NewPayment = Pick<
  OrderPayment,
  'kind' | 'method' | 'amount' | 'receivedOn' | 'note' | 'claimId' | 'idempotencyKey'
>;

/** Records a payment or a refund. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function recordOrderPayment(
  context: Context,
  { orderId, input, idempotencyKey }: MutationRecordOrderPaymentArgs,
): Promise<{ payment: OrderPayment; order: Order }> {
  const { claimId, receivedOn, note, ...given } = await validate(orderPaymentInput(today(context)), input);
  const key = readIdempotencyKey(idempotencyKey);
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    requireSellerOrAdmin(order, context);
    const payment: NewPayment = {
      ...{ ...given, note: note ?? null, idempotencyKey: key, receivedOn: receivedOn ?? today(context) },
      claimId: claimId ? await ownClaim(trx, order, { claimId, kind: given.kind }) : null,
    };
    const earlier = key ? await OrderPayment.query(trx).findOne({ orderId: order.id, idempotencyKey: key }) : undefined;
    if (earlier) return { payment: earlierIfSame(earlier, payment), order };
    await refuseAmount(trx, order, payment);
    const written = await writePayment(trx, context, order, payment);
    return { payment: written, order: await Order.query(trx).findById(order.id).throwIfNotFound() };
  });
}

/** Returns the id of the share whose deposit is paid. Errors: BAD_USER_INPUT. */
async function ownClaim(
  trx: Knex.Transaction,
  order: Order,
  { claimId, kind }: { claimId: string; kind: OrderPayment['kind'] },
): Promise<number> {
  const claim = await Claim.query(trx).findOne({ id: idNumber(claimId, 'claimId'), orderId: order.id });
  if (!claim) throw badInput({ claimId: 'This order has no such share' });
  if (kind !== 'DEPOSIT') throw badInput({ claimId: 'Only a deposit is for a single share' });
  return claim.id;
}

/** Errors: IDEMPOTENCY_MISMATCH. */
function earlierIfSame(earlier: OrderPayment, payment: NewPayment): OrderPayment {
  const isSame = (['kind', 'method', 'amount', 'receivedOn', 'note', 'claimId'] as const).every(
    (field) => earlier[field] === payment[field],
  );
  if (isSame) return earlier;
  throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another payment');
}

/** Errors: BAD_USER_INPUT (amount), CONFLICT. */
async function refuseAmount(trx: Knex.Transaction, order: Order, { kind, amount }: NewPayment): Promise<void> {
  if (order.status === 'CANCELED' && kind !== 'REFUND') {
    throw conflict('This order is canceled. You can only record what you give back.');
  }
  const { facts } = mustExist((await readFacts(trx, [order.id]))[0]);
  const isUnweighed = order.settledTotal === null && unweighedParts(facts).length > 0;
  const fixed = order.settledTotal ?? order.amount + order.shippingFee;
  const most = isUnweighed ? quoteOf(facts).to : fixed;
  const problem = paymentProblem(kind, amount, { received: order.received, most, isUnweighed });
  if (problem) throw badInput({ amount: problem });
}

/**
 * Writes a payment, marks the deposits that it covers, and mails the family. All payments are written here, including deposits
 * that are marked as received. The caller has locked the order.
 */
export async function writePayment(
  trx: Knex.Transaction,
  context: Context,
  order: Order,
  payment: NewPayment,
): Promise<OrderPayment> {
  const { id: orderId, rancherId } = order;
  // Locks the ranch before the insert, because two concurrent inserts would share its foreign-key lock and then deadlock.
  await lockRancher(trx, rancherId);
  const recorded = { ...payment, orderId, rancherId, recordedBy: writtenBy(context) };
  const written = await OrderPayment.query(trx).insertAndFetch(recorded);
  const { kind, amount, method, note } = payment;
  // At a fixed price, the rest is due as soon as a part of the balance is paid.
  if (kind === 'BALANCE' && order.owedSince === null) {
    await Order.query(trx).findById(orderId).patch({ owedSince: written.createdAt });
  }
  if (kind !== 'REFUND') await markCoveredDeposits(trx, order, payment.claimId);
  const changes = changesOf({}, { kind, amount, method, note });
  await audit(trx, context, { action: 'ORDER_PAYMENT_RECORDED', to: { type: 'ORDER', id: orderId }, changes });
  await queueMail(trx, { template: 'orderPaymentRecorded', orderId, paymentId: written.id });
  await notifyRanch(trx, order);
  return written;
}

/** Marks the deposits that the order's payments cover: first the deposit of the share `first`, then the oldest. */
async function markCoveredDeposits(trx: Knex.Transaction, order: Order, first: number | null): Promise<void> {
  const { received } = await Order.query(trx).findById(order.id).select('received').throwIfNotFound();
  const claims = await depositsOf(trx, order.id);
  let remaining = received - paidDeposits(claims);
  const open = claims.filter(({ depositReceivedAt }) => depositReceivedAt === null);
  for (const claim of [...open.filter(({ id }) => id === first), ...open.filter(({ id }) => id !== first)]) {
    remaining -= claim.deposit ?? 0;
    if (remaining < 0) break;
    await claim.$query(trx).patch({ depositReceivedAt: trx.fn.now() as never });
  }
}

const depositsOf = (trx: Knex.Transaction, orderId: number) =>
  Claim.query(trx).where({ orderId }).where('deposit', '>', 0).orderBy('id').forUpdate();

const paidDeposits = (claims: Claim[]) =>
  claims.reduce((sum, { deposit, depositReceivedAt }) => sum + (depositReceivedAt ? (deposit ?? 0) : 0), 0);

/** Unmarks the deposit of a share with new terms unless the order's payments cover it. The caller has locked the ranch. */
export async function recheckDeposit(trx: Knex.Transaction, claim: Claim): Promise<void> {
  const { id, orderId, deposit, depositReceivedAt } = claim;
  if (orderId === null || !deposit || !depositReceivedAt) return;
  const { received } = await Order.query(trx).findById(orderId).select('received').throwIfNotFound();
  const others = (await depositsOf(trx, orderId)).filter((other) => other.id !== id);
  if (received - paidDeposits(others) < deposit) await claim.$query(trx).patch({ depositReceivedAt: null });
}

/** Returns the part of a share's deposit that no payment of its order covers. The caller has locked the order and the ranch. */
export async function missingDeposit(trx: Knex.Transaction, order: Order, claim: Claim): Promise<number> {
  const remaining = Math.max(0, order.received - paidDeposits(await depositsOf(trx, order.id)));
  return Math.max(0, (claim.deposit ?? 0) - remaining);
}
