import { commissionAdjustmentInput } from '../../rules/money/commissionAdjustmentForm';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationAdjustCommissionArgs } from '../resolverTypes.generated';
import { readIdempotencyKey } from '../schema/idempotencyKey';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import type { CommissionTransaction } from './CommissionTransaction';
import { lowerBalance } from './lowerBalance';

/** Credits or waives commission: the balance goes down without a payment. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function adjustCommission(
  context: Context,
  args: MutationAdjustCommissionArgs,
): Promise<CommissionTransaction> {
  const { type, amount, reason } = await validate(commissionAdjustmentInput, args);
  const idempotencyKey = readIdempotencyKey(args.idempotencyKey);
  const rancherId = idNumber(args.rancherId, 'rancherId');
  const adjustment = { rancherId, type, amount, description: reason, idempotencyKey };
  return transaction(context.db, (trx) => lowerBalance(trx, context, adjustment));
}
