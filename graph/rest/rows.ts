import { accountRows } from './accounts';
import { adminRancherRows } from './adminRanchers';
import { analyticsRows } from './analytics';
import { commissionRows } from './commissions';
import { favoriteRows } from './favorites';
import { feedbackRows } from './feedback';
import { orderRows } from './orders';
import { productRows } from './products';
import { rancherRows } from './ranchers';
import { statementRows } from './statements';

/** Every endpoint under /api, by the noun that it is about. Of those of a noun the first that fits answers. */
export const rowsByNoun = {
  accounts: accountRows,
  ranchers: [...rancherRows, ...adminRancherRows],
  products: productRows,
  orders: orderRows,
  commissions: [...commissionRows, ...statementRows],
  favorites: favoriteRows,
  feedback: feedbackRows,
  analytics: analyticsRows,
};

export const rows = Object.values(rowsByNoun).flat();
