import { accountRows } from './accounts';
import { analyticsRows } from './analytics';
import { commissionRows } from './commissions';
import { favoriteRows } from './favorites';
import { feedbackRows } from './feedback';
import { orderRows } from './orders';
import { productRows } from './products';
import { rancherRows } from './ranchers';

/** Every endpoint under /api. The first that fits answers. */
export const rows = [
  ...accountRows,
  ...rancherRows,
  ...productRows,
  ...orderRows,
  ...commissionRows,
  ...favoriteRows,
  ...feedbackRows,
  ...analyticsRows,
];
