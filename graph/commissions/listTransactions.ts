import type { KeysetOrder } from '../database/keyset';
import { pagesBelow } from '../database/page';
import type { CommissionTransactionRow } from './CommissionTransaction';

const newestFirst: KeysetOrder = [
  { column: 'createdAt', direction: 'desc', type: 'time' },
  { column: 'id', direction: 'desc', type: 'integer' },
];

export const transactionsOfRanch = pagesBelow<CommissionTransactionRow, object>(newestFirst, ({ db }, rancherId) =>
  db('commission_transactions').where({ rancherId }),
);
