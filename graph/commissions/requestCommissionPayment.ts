import { LIMITS } from '../../rules/limits';
import { formatCents } from '../../rules/money';
import { paymentRequestInput } from '../../rules/paymentRequestForm';
import { PAYMENT_METHOD } from '../../rules/vocabulary';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { readIdempotencyKey } from '../idempotencyKey';
import { lockRancher } from '../ranchers/lockRancher';
import type { MutationRequestCommissionPaymentArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { CommissionTransaction } from './CommissionTransaction';
import { openRequestsOf } from './openRequests';
import { writtenBefore } from './writtenBefore';

/**
 * Writes a request into the ledger, which leaves the balance alone.
 * Errors: BAD_USER_INPUT, CONFLICT when many are open, IDEMPOTENCY_MISMATCH.
 */
export async function requestCommissionPayment(
  context: Context,
  args: MutationRequestCommissionPaymentArgs,
): Promise<CommissionTransaction> {
  const { amount, method, notes } = await validate(paymentRequestInput, args.input);
  const idempotencyKey = readIdempotencyKey(args.idempotencyKey);
  const wish = `Payment request for ${formatCents(amount)} by ${PAYMENT_METHOD.label(method)}`;
  const description = notes ? `${wish}: ${notes}` : wish;
  return transaction(context.db, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    const request = { rancherId, type: 'REQUEST', amount, method, description, idempotencyKey } as const;
    // Before the open ones are counted: a request that is sent again may itself be the last that was let in.
    const earlier = await writtenBefore(trx, request);
    if (earlier) return earlier;
    const open = await openRequestsOf(trx, [rancherId]);
    if (open.length >= LIMITS.openPaymentRequests) {
      throw conflict(`${open.length} payment requests are open already. Our team will answer them first.`);
    }
    return CommissionTransaction.query(trx).insertAndFetch(request);
  });
}
