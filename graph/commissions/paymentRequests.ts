import type { Knex } from 'knex';
import type { Cents } from '../../rules/money/money';
import { type KeysetOrder, sortedBy } from '../database/reading/keyset';
import { type List, pageArgs } from '../database/reading/page';
import type { AdminPaymentRequestsArgs } from '../resolverTypes.generated';

/** How a request can end: with the payment that covered its last part, or without one, withdrawn or dismissed. */
type Ending = { paymentId: number } | { withdrawn: boolean };

const OLDEST_FIRST: KeysetOrder = sortedBy('createdAt', 'time', 'asc');

/** Describes the list of open requests of all ranches, oldest first. */
export const everyOpenRequest = (args: AdminPaymentRequestsArgs): List => ({
  table: 'commission_transactions',
  order: OLDEST_FIRST,
  where: (query) => query.whereRaw('id in (select request_id from commission_open_requests)'),
  ...pageArgs(args),
});

export async function countOpenRequests(trx: Knex, rancherId: number): Promise<number> {
  const [row] = await trx('commissionOpenRequests').where({ rancherId }).count({ count: '*' });
  return Number(row?.count);
}

/** Closes a request for good. Returns false if it was already closed. */
export async function closeRequest(trx: Knex, requestId: number, ending: Ending): Promise<boolean> {
  const closed = await trx('commissionOpenRequests').where({ requestId }).delete();
  if (closed > 0) await trx('commissionRequestAnswers').insert({ requestId, ...ending });
  return closed > 0;
}

/** Covers open requests, oldest first, and closes all if nothing is owed anymore. The ranch is locked. */
export async function coverOpenRequests(
  trx: Knex,
  payment: { id: number; rancherId: number; amount: Cents },
  balance: Cents,
): Promise<void> {
  const { rancherId, id: paymentId } = payment;
  const open: { requestId: number; openAmount: Cents }[] = await trx('commissionOpenRequests')
    .where({ rancherId })
    .orderBy('requestId')
    .forUpdate()
    .select('requestId', 'openAmount');
  let remaining = payment.amount;
  for (const { requestId, openAmount } of open) {
    const covered = Math.min(openAmount, remaining);
    remaining -= covered;
    if (covered === openAmount || balance === 0) await closeRequest(trx, requestId, { paymentId });
    else if (covered > 0) await trx('commissionOpenRequests').where({ requestId }).decrement('openAmount', covered);
  }
}
