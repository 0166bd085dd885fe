import { formatCents } from '../../rules/money';
import { paymentRequestInput } from '../../rules/paymentRequestForm';
import { PAYMENT_METHOD } from '../../rules/vocabulary';
import { type Context, ownRanch } from '../context';
import type { PaymentRequestInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { CommissionTransaction } from './CommissionTransaction';

/** Writes a request into the ledger, which leaves the balance alone. Errors: BAD_USER_INPUT. */
export async function requestCommissionPayment(
  context: Context,
  input: PaymentRequestInput,
): Promise<CommissionTransaction> {
  const { amount, method, notes } = await validate(paymentRequestInput, input);
  const wish = `Payment request for ${formatCents(amount)} by ${PAYMENT_METHOD.label(method)}`;
  const description = notes ? `${wish}: ${notes}` : wish;
  const request = { rancherId: ownRanch(context), type: 'REQUEST', amount, method, description } as const;
  return CommissionTransaction.query(context.db).insertAndFetch(request);
}
