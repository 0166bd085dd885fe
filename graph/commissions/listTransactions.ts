import { newestFirst } from '../database/keyset';
import { pagesBelow } from '../database/page';
import type { CommissionTransactionRow } from './CommissionTransaction';

export const transactionsOfRanch = pagesBelow<CommissionTransactionRow, object>(newestFirst, ({ db }, rancherId) =>
  db('commission_transactions').where({ rancherId }),
);
