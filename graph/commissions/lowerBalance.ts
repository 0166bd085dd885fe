import type { Knex } from 'knex';
import { commissionAdjustmentInput } from '../../rules/money/commissionAdjustmentForm';
import { commissionPaymentInput } from '../../rules/money/commissionPaymentForm';
import { formatCents } from '../../rules/money/money';
import type { AuditAction } from '../../rules/words/platformVocabulary';
import type { BalanceReductionType } from '../../rules/words/vocabulary';
import { audit, changesOf } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationAdjustCommissionArgs, MutationRecordCommissionPaymentArgs } from '../resolverTypes.generated';
import { idNumber, readIdempotencyKey, validate } from '../schema/arguments';
import { CommissionTransaction } from './CommissionTransaction';
import { settleCharges } from './charges';
import { findEarlierEntry } from './findEarlierEntry';
import { coverOpenRequests } from './paymentRequests';

type Entry = Pick<CommissionTransaction, 'rancherId' | 'amount' | 'description' | 'idempotencyKey'> & {
  type: BalanceReductionType;
};

const KINDS: Record<BalanceReductionType, { noun: string; action: AuditAction }> = {
  PAYMENT: { noun: 'payment', action: 'PAYMENT_RECORDED' },
  CREDIT: { noun: 'credit', action: 'COMMISSION_CREDITED' },
  WAIVER: { noun: 'waiver', action: 'COMMISSION_WAIVED' },
};

/** Records a payment that the platform received. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function recordCommissionPayment(
  context: Context,
  args: MutationRecordCommissionPaymentArgs,
): Promise<CommissionTransaction> {
  const { amount, description } = await validate(commissionPaymentInput, args);
  return lowerBalance(context, args, { type: 'PAYMENT', amount, description });
}

/** Credits or waives commission, without a payment. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function adjustCommission(
  context: Context,
  args: MutationAdjustCommissionArgs,
): Promise<CommissionTransaction> {
  const { type, amount, reason } = await validate(commissionAdjustmentInput, args);
  return lowerBalance(context, args, { type, amount, description: reason });
}

type Target = Pick<MutationRecordCommissionPaymentArgs, 'rancherId' | 'idempotencyKey'>;

async function lowerBalance(
  context: Context,
  target: Target,
  lowering: Pick<Entry, 'type' | 'amount' | 'description'>,
): Promise<CommissionTransaction> {
  const idempotencyKey = readIdempotencyKey(target.idempotencyKey);
  const rancherId = idNumber(target.rancherId, 'rancherId');
  return transaction(context.db, (trx) => writeEntry(trx, context, { ...lowering, rancherId, idempotencyKey }));
}

/** Locks the ranch first, so that two entries can't both fit under the same balance. */
async function writeEntry(trx: Knex.Transaction, context: Context, entry: Entry): Promise<CommissionTransaction> {
  const { type, rancherId, amount, description } = entry;
  const ranch = await lockRancher(trx, rancherId);
  const earlier = await findEarlierEntry(trx, entry);
  if (earlier) return earlier;
  const before = Math.max(0, ranch.currentBalance);
  const { noun, action } = KINDS[type];
  if (amount > before) throw conflict(`The ${noun} is more than the balance of ${formatCents(before)}`);
  const balance = before - amount;
  const changes = changesOf({ balance: before }, { balance, amount, description });
  await audit(trx, context, { action, to: { type: 'RANCHER', id: rancherId }, changes });
  const booked = await CommissionTransaction.query(trx).insert(entry).returning('*');
  await coverOpenRequests(trx, booked, balance);
  await settleCharges(trx, rancherId);
  await queueMail(trx, { template: 'paymentRecorded', transactionId: booked.id });
  return booked;
}
