import { LIMITS } from '../../rules/fields/limits';
import { formatCents } from '../../rules/money/money';
import { paymentRequestInput } from '../../rules/money/paymentRequestForm';
import { PAYMENT_METHOD } from '../../rules/words/vocabulary';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMailToAdmins } from '../mail/queueMail';
import { lockRancher } from '../ranches/lockRancher';
import type { MutationRequestCommissionPaymentArgs } from '../resolverTypes.generated';
import { readIdempotencyKey, validate } from '../schema/arguments';
import { CommissionTransaction } from './CommissionTransaction';
import { findEarlierEntry } from './findEarlierEntry';
import { countOpenRequests } from './paymentRequests';

/** Writes a payment request into the ledger, without changing the balance. */
export async function requestCommissionPayment(
  context: Context,
  args: MutationRequestCommissionPaymentArgs,
): Promise<CommissionTransaction> {
  const { amount, method, notes } = await validate(paymentRequestInput, args.input);
  const idempotencyKey = readIdempotencyKey(args.idempotencyKey);
  const summary = `Payment request for ${formatCents(amount)} by ${PAYMENT_METHOD.label(method)}`;
  const description = notes ? `${summary}: ${notes}` : summary;
  return transaction(context.db, async (trx) => {
    const { id: rancherId, currentBalance } = await lockRancher(trx, ownRanch(context));
    const request = { rancherId, type: 'REQUEST', amount, method, description, idempotencyKey } as const;
    // Checked before counting open requests, since the limit must not refuse a repeated request.
    const earlier = await findEarlierEntry(trx, request);
    if (earlier) return earlier;
    if (amount > currentBalance) {
      throw conflict(`The request is more than your balance of ${formatCents(Math.max(0, currentBalance))}`);
    }
    const open = await countOpenRequests(trx, rancherId);
    if (open >= LIMITS.openPaymentRequests) {
      throw conflict(`You already have ${open} open payment requests. We'll answer those first.`);
    }
    const written = await CommissionTransaction.query(trx).insert(request).returning('*');
    await queueMailToAdmins(trx, { template: 'paymentRequested', transactionId: written.id });
    return written;
  });
}
