import type { Knex } from 'knex';
import { loader, manyPerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import type { CommissionTransactionRow } from './CommissionTransaction';

/** Payment requests that nobody has answered yet, oldest first. */
export function openRequestsOf(db: Knex, rancherIds: number[]): Promise<CommissionTransactionRow[]> {
  return prepared(db, {
    sql: `select t.* from commission_transactions t
          where t.rancher_id = any(?) and t.type = 'REQUEST'
            and not exists (select from commission_request_answers a where a.request_id = t.id)
          order by t.id`,
    bindings: [rancherIds],
  });
}

export const loadOpenRequests = loader<number, CommissionTransactionRow[]>(async ({ db }, rancherIds) =>
  manyPerKey(rancherIds, await openRequestsOf(db, rancherIds), ({ rancherId }) => rancherId),
);
