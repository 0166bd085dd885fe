import { LIMITS } from '../../rules/limits';
import { formatCents } from '../../rules/money';
import { paymentRequestInput } from '../../rules/paymentRequestForm';
import { PAYMENT_METHOD } from '../../rules/vocabulary';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { lockRancher } from '../ranchers/lockRancher';
import type { PaymentRequestInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { CommissionTransaction } from './CommissionTransaction';
import { openRequestsOf } from './openRequests';

/** Writes a request into the ledger, which leaves the balance alone. Errors: BAD_USER_INPUT, CONFLICT when many are open. */
export async function requestCommissionPayment(
  context: Context,
  input: PaymentRequestInput,
): Promise<CommissionTransaction> {
  const { amount, method, notes } = await validate(paymentRequestInput, input);
  const wish = `Payment request for ${formatCents(amount)} by ${PAYMENT_METHOD.label(method)}`;
  const description = notes ? `${wish}: ${notes}` : wish;
  return transaction(context.db, async (trx) => {
    const { id: rancherId } = await lockRancher(trx, ownRanch(context));
    const open = await openRequestsOf(trx, [rancherId]);
    if (open.length >= LIMITS.openPaymentRequests) {
      throw conflict(`${open.length} payment requests are open already. Our team will answer them first.`);
    }
    const request = { rancherId, type: 'REQUEST', amount, method, description } as const;
    return CommissionTransaction.query(trx).insertAndFetch(request);
  });
}
