import type { Knex } from 'knex';
import { orderPaymentInput, paymentProblem, paymentRefusal } from '../../rules/settlement/orderPaymentForm';
import { dayIn } from '../../rules/time/timeZone';
import { today } from '../animals/animalToMove';
import { audit, changesOf } from '../audit/audit';
import { Claim } from '../claims/Claim';
import { closeIfGivenBack, refuseUnowed } from '../complaints/givenBack';
import type { Context } from '../context';
import { sendAhead, transaction } from '../database/transaction';
import { badInput, conflict, Refusal } from '../errors';
import { queueMail } from '../mail/queueMail';
import { lockOrder } from '../orders/lockOrder';
import type { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { lockKnownRancher } from '../ranches/lockRancher';
import type { MutationRecordOrderPaymentArgs } from '../resolverTypes.generated';
import { idNumber, readIdempotencyKey, validate } from '../schema/arguments';
import { OrderPayment } from './OrderPayment';
import { IS_BY_WEIGHT } from './readFacts';
import { requireSellerOrAdmin } from './refusals';
import { writtenBy } from './writeRevision';

type NewPayment = Pick<
  OrderPayment,
  'kind' | 'method' | 'amount' | 'receivedOn' | 'note' | 'claimId' | 'idempotencyKey'
> &
  Partial<Pick<OrderPayment, 'complaintId'>>;

/** Records a payment or a refund. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function recordOrderPayment(
  context: Context,
  { orderId, input, idempotencyKey }: MutationRecordOrderPaymentArgs,
): Promise<{ payment: OrderPayment; order: Order }> {
  const key = readIdempotencyKey(idempotencyKey);
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    requireSellerOrAdmin(order, context);
    const days = { orderedOn: dayIn(context.config.timeZone, new Date(order.createdAt)), today: today(context) };
    const { claimId, complaintId, receivedOn, note, ...given } = await validate(orderPaymentInput(days), input);
    const payment: NewPayment = {
      ...{ ...given, note: note ?? null, idempotencyKey: key, receivedOn: receivedOn ?? today(context) },
      claimId: claimId ? await ownClaim(trx, order, claimId) : null,
      complaintId: complaintId ? idNumber(complaintId, 'complaintId') : null,
    };
    const earlier = key ? await OrderPayment.query(trx).findOne({ orderId: order.id, idempotencyKey: key }) : undefined;
    if (earlier) return { payment: earlierIfSame(earlier, payment), order };
    await refuseAmount(trx, order, payment);
    if (payment.complaintId) await refuseUnowed(trx, order.id, payment);
    const written = await writePayment(trx, context, order, payment);
    return { payment: written, order };
  });
}

/** Returns the id of the share that the money is for. Errors: BAD_USER_INPUT. */
async function ownClaim(trx: Knex.Transaction, order: Order, claimId: string): Promise<number> {
  const claim = await Claim.query(trx).findOne({ id: idNumber(claimId, 'claimId'), orderId: order.id });
  if (!claim) throw badInput({ claimId: 'This order has no such share' });
  return claim.id;
}

/** Errors: IDEMPOTENCY_MISMATCH. */
function earlierIfSame(earlier: OrderPayment, payment: NewPayment): OrderPayment {
  const isSame = (['kind', 'method', 'amount', 'receivedOn', 'note', 'claimId', 'complaintId'] as const).every(
    (field) => earlier[field] === payment[field],
  );
  if (isSame) return earlier;
  throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another payment');
}

/** Errors: BAD_USER_INPUT (amount), CONFLICT. */
async function refuseAmount(trx: Knex.Transaction, order: Order, { kind, amount, claimId }: NewPayment): Promise<void> {
  const { status, received, kept } = order;
  const refusal = paymentRefusal(kind, status) ?? (kind === 'KEPT' && order.cancelTerms ? BY_TERMS : undefined);
  if (refusal) throw conflict(refusal);
  const isOfShare = claimId !== null && (kind === 'REFUND' || kind === 'KEPT');
  const most = isOfShare ? await receivedOfClaim(trx, claimId) : received;
  const problem = paymentProblem(kind, amount, { received: most, kept });
  if (problem) throw badInput({ amount: problem });
}

const BY_TERMS = "This order's terms say what is kept, and that is written when its family cancels.";

/** Sums the parts of payments that are for a share. */
async function receivedOfClaim(trx: Knex.Transaction, claimId: number): Promise<number> {
  const [sum] = await trx('orderPaymentParts').where({ claimId }).sum({ received: 'amount' });
  return Number(sum?.received ?? 0);
}

/**
 * Writes a payment and mails the family. All payments are written here, including deposits that are marked as received. The
 * database splits it among the shares and marks their deposits. The caller has locked the order.
 */
export async function writePayment(
  trx: Knex.Transaction,
  context: Context,
  order: Order,
  payment: NewPayment,
): Promise<OrderPayment> {
  const { id: orderId, rancherId } = order;
  // Locks the ranch before the insert, because two concurrent inserts would share its foreign-key lock and then deadlock.
  await lockKnownRancher(trx, rancherId);
  const recorded = { ...payment, orderId, rancherId, recordedBy: writtenBy(context) };
  const written = await OrderPayment.query(trx).insert(recorded).returning('*');
  const { kind, amount, method, note } = payment;
  // At a fixed price, the rest is due as soon as a part of the balance is paid.
  if (kind === 'BALANCE' && order.owedSince === null) {
    const order = trx('orders')
      .where({ id: orderId })
      .whereRaw(`not ${IS_BY_WEIGHT('orders')}`);
    await sendAhead(trx, order.update({ owedSince: written.createdAt }));
  }
  const changes = changesOf({}, { kind, amount, method, note });
  await audit(trx, context, { action: 'ORDER_PAYMENT_RECORDED', to: { type: 'ORDER', id: orderId }, changes });
  await queueMail(trx, { template: 'orderPaymentRecorded', orderId, paymentId: written.id });
  if (payment.complaintId) await closeIfGivenBack(trx, payment.complaintId);
  await notifyRanch(trx, order);
  return written;
}

/** Returns what is missing of a share's deposit. The caller has locked the order and the ranch. */
export async function missingDeposit(trx: Knex.Transaction, { id, deposit }: Claim): Promise<number> {
  return Math.max(0, (deposit ?? 0) - (await receivedOfClaim(trx, id)));
}
