import { newestFirst } from '../database/reading/keyset';
import { loader, onePerKey } from '../database/reading/loader';
import { pagesBelow } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { CommissionTransactionRow } from './CommissionTransaction';

/** The ledger entry that another record points to. */
export const loadTransaction = loader<number, CommissionTransactionRow | null>(async ({ db }, ids) => {
  const sql = 'select * from commission_transactions where id = any(?)';
  const rows = await prepared<CommissionTransactionRow>(db, { sql, bindings: [ids] });
  return onePerKey(ids, rows, ({ id }) => id);
});

export const transactionsOfRanch = pagesBelow<CommissionTransactionRow, object>(newestFirst, ({ db }, rancherId) =>
  db('commission_transactions').whereRaw('rancher_id = ?', [rancherId]),
);
