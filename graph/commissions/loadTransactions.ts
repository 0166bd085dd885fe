import { newestFirst } from '../database/reading/keyset';
import { loader, onePerKey } from '../database/reading/loader';
import type { ListBelow } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { CommissionTransactionRow } from './CommissionTransaction';

/** Loads a ledger entry without checking access, for a record that refers to it. */
export const loadTransaction = loader<number, CommissionTransactionRow | null>(async ({ db }, ids) => {
  const sql = 'select * from commission_transactions where id = any(?)';
  const rows = await prepared<CommissionTransactionRow>(db, { sql, bindings: [ids] });
  return onePerKey(ids, rows, ({ id }) => id);
});

/** A ranch's ledger, newest first. */
export const ledger: ListBelow<object> = {
  table: 'commission_transactions',
  order: () => newestFirst,
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId}`),
};
