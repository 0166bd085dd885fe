import { commissionPaymentInput } from '../../rules/money/commissionPaymentForm';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationRecordCommissionPaymentArgs } from '../resolverTypes.generated';
import { readIdempotencyKey } from '../schema/idempotencyKey';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import type { CommissionTransaction } from './CommissionTransaction';
import { lowerBalance } from './lowerBalance';

/** Records a payment that the platform received. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function recordCommissionPayment(
  context: Context,
  args: MutationRecordCommissionPaymentArgs,
): Promise<CommissionTransaction> {
  const { amount, description } = await validate(commissionPaymentInput, args);
  const idempotencyKey = readIdempotencyKey(args.idempotencyKey);
  const rancherId = idNumber(args.rancherId, 'rancherId');
  const payment = { rancherId, type: 'PAYMENT', amount, description, idempotencyKey } as const;
  return transaction(context.db, (trx) => lowerBalance(trx, context, payment));
}
