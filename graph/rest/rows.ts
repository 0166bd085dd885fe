import { accountRows } from './rows/accounts';
import { adminRancherRows } from './rows/adminRanchers';
import { adminTableRows } from './rows/adminTables';
import { analyticsRows } from './rows/analytics';
import { commissionRows } from './rows/commissions';
import { favoriteRows } from './rows/favorites';
import { feedbackRows } from './rows/feedback';
import { orderRows } from './rows/orders';
import { productRows } from './rows/products';
import { rancherRows } from './rows/ranchers';
import { statementRows } from './rows/statements';

/** Every endpoint under /api by noun. If several paths of a noun match a request, the first one answers. */
export const rowsByNoun = {
  accounts: accountRows,
  ranchers: [...rancherRows, ...adminRancherRows],
  products: productRows,
  orders: orderRows,
  commissions: [...commissionRows, ...statementRows],
  favorites: favoriteRows,
  feedback: feedbackRows,
  analytics: analyticsRows,
  tables: adminTableRows,
};

export const rows = Object.values(rowsByNoun).flat();
