import type { Knex } from 'knex';
import { loader, manyPerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import type { CommissionTransactionRow } from './CommissionTransaction';

const IS_OPEN = `t.type = 'REQUEST'
  and not exists (select from commission_request_answers a where a.request_id = t.id)`;

/** Payment requests that nobody has answered yet, oldest first. */
export function openRequestsOf(db: Knex, rancherIds: number[]): Promise<CommissionTransactionRow[]> {
  return prepared(db, {
    sql: `select t.* from commission_transactions t
          where t.rancher_id = any(?) and ${IS_OPEN} order by t.id`,
    bindings: [rancherIds],
  });
}

/** Answers all of a ranch's open requests with one payment. */
export async function answerOpenRequests(trx: Knex.Transaction, rancherId: number, paymentId: number): Promise<void> {
  // A request that is dismissed at the same moment keeps that answer.
  await trx.raw(
    `insert into commission_request_answers (request_id, payment_id)
     select t.id, ? from commission_transactions t where t.rancher_id = ? and ${IS_OPEN} on conflict do nothing`,
    [paymentId, rancherId],
  );
}

export const loadOpenRequests = loader<number, CommissionTransactionRow[]>(async ({ db }, rancherIds) =>
  manyPerKey(rancherIds, await openRequestsOf(db, rancherIds), ({ rancherId }) => rancherId),
);
