import type { Knex } from 'knex';
import type { Cents } from '../../rules/money/money';
import type { PaymentRequestOutcome } from '../../rules/words/vocabulary';
import type { Context } from '../context';
import { type KeysetOrder, sortedBy } from '../database/reading/keyset';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { type List, pageArgs, readList } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { AdminPaymentRequestsArgs } from '../resolverTypes.generated';
import type {
  CommissionRequestAnswer,
  CommissionTransactionPage,
  CommissionTransactionRow,
} from './CommissionTransaction';

type OpenRequest = { requestId: number; openAmount: Cents };

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

export const listOpenRequests = ({ db }: Context, args: AdminPaymentRequestsArgs): Promise<CommissionTransactionPage> =>
  readList<CommissionTransactionRow>(db, everyOpenRequest(args), ['*']);

/** Loads the open requests of ranches, oldest first. */
export const loadOpenRequests = loader<number, CommissionTransactionRow[]>(async ({ db }, rancherIds) => {
  const sql = `select t.* from commission_open_requests r join commission_transactions t on t.id = r.request_id
    where r.rancher_id = any(?) order by t.id`;
  const requests = await prepared<CommissionTransactionRow>(db, { sql, bindings: [rancherIds] });
  return manyPerKey(rancherIds, requests, ({ rancherId }) => rancherId);
});

/** Loads the part of each request that is still open, in cents. Answered requests have 0. */
export const loadOpenAmount = loader<number, Cents>(async ({ db }, ids) => {
  const sql = 'select request_id, open_amount from commission_open_requests where request_id = any(?)';
  const open = await prepared<OpenRequest>(db, { sql, bindings: [ids] });
  return ids.map((id) => open.find(({ requestId }) => requestId === id)?.openAmount ?? 0);
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

/**
 * Applies a payment to a ranch's open requests, oldest first. The part that it doesn't cover stays open. If nothing is owed
 * anymore, closes all requests. The caller has locked the ranch.
 */
export async function coverOpenRequests(
  trx: Knex,
  payment: { id: number; rancherId: number; amount: Cents },
  balance: Cents,
): Promise<void> {
  const { rancherId, id: paymentId } = payment;
  const open: OpenRequest[] = await trx('commissionOpenRequests')
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

/** Loads how payment requests ended, by id. Null while a request is open. */
export const loadRequestAnswer = loader<number, CommissionRequestAnswer | null>(async ({ db }, ids) => {
  const sql = 'select * from commission_request_answers where request_id = any(?)';
  const answers = await prepared<CommissionRequestAnswer>(db, { sql, bindings: [ids] });
  return onePerKey(ids, answers, ({ requestId }) => requestId);
});

export function outcomeOf({ paymentId, withdrawn }: CommissionRequestAnswer): PaymentRequestOutcome {
  if (paymentId !== null) return 'PAID';
  return withdrawn ? 'WITHDRAWN' : 'DISMISSED';
}
