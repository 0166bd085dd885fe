import type { Knex } from 'knex';
import { commissionPaymentInput } from '../../rules/commissionPaymentForm';
import { formatCents } from '../../rules/money';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { readIdempotencyKey } from '../idempotencyKey';
import { idNumber } from '../ids';
import { queueMail } from '../mail/queueMail';
import { Rancher } from '../ranchers/Rancher';
import type { MutationRecordCommissionPaymentArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { CommissionTransaction } from './CommissionTransaction';
import { answerOpenRequests } from './openRequests';
import { settleCharges } from './settleCharges';
import { writtenBefore } from './writtenBefore';

/**
 * Books a payment, settles the oldest charges and answers the ranch's open requests. The ranch's row is locked first,
 * so that two payments at once cannot both fit under one balance.
 */
export async function recordCommissionPayment(
  context: Context,
  args: MutationRecordCommissionPaymentArgs,
): Promise<CommissionTransaction> {
  const { amount, description } = await validate(commissionPaymentInput, args);
  const idempotencyKey = readIdempotencyKey(args.idempotencyKey);
  return transaction(context.db, async (trx) => {
    const ranch = await Rancher.query(trx).findById(idNumber(args.rancherId, 'rancherId')).forUpdate();
    if (!ranch) throw notFound('Rancher');
    const payment = { rancherId: ranch.id, type: 'PAYMENT', amount, description, idempotencyKey } as const;
    const earlier = await writtenBefore(trx, payment);
    if (earlier) return earlier;
    if (amount > ranch.currentBalance) {
      throw conflict(`The payment is above the balance of ${formatCents(ranch.currentBalance)}`);
    }
    const balance = ranch.currentBalance;
    const changes = changesOf({ balance }, { balance: balance - amount, amount, description });
    await audit(trx, context, { action: 'PAYMENT_RECORDED', to: { type: 'RANCHER', id: ranch.id }, changes });
    return writePayment(trx, payment);
  });
}

type Payment = Pick<CommissionTransaction, 'rancherId' | 'type' | 'amount' | 'description' | 'idempotencyKey'>;

async function writePayment(trx: Knex.Transaction, payment: Payment): Promise<CommissionTransaction> {
  const { rancherId, amount } = payment;
  const booked = await CommissionTransaction.query(trx).insertAndFetch(payment);
  await Rancher.query(trx).findById(rancherId).decrement('currentBalance', amount);
  await answerOpenRequests(trx, rancherId, booked.id);
  await settleCharges(trx, rancherId);
  await queueMail(trx, { template: 'paymentRecorded', transactionId: booked.id });
  return booked;
}
