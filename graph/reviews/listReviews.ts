import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { type List, type ListBelow, pageArgs } from '../database/reading/page';
import type { AdminReportedReviewsArgs, RancherReviewsArgs, ReviewSort } from '../resolverTypes.generated';

const ORDERS: Record<ReviewSort, KeysetOrder> = {
  NEWEST: newestFirst,
  HIGHEST: sortedBy('stars', 'integer', 'desc'),
  LOWEST: sortedBy('stars', 'integer', 'asc'),
};

type Sorted = Pick<RancherReviewsArgs, 'sort'>;

/** Describes the list of a ranch's reviews, without hidden ones. */
export const ranchReviewList: ListBelow<Sorted> = {
  table: 'reviews',
  order: ({ sort }) => ORDERS[sort ?? 'NEWEST'],
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId} and hidden_at is null`),
};

const LONGEST_WAITING = sortedBy('reportedAt', 'time', 'asc');
const LONGEST_HIDDEN = sortedBy('hiddenAt', 'time', 'asc');

/** Describes the list of reported reviews, or of hidden ones, for admins. */
export const everyReportedReview = ({ hidden, ...args }: AdminReportedReviewsArgs): List => ({
  table: 'reviews',
  order: hidden ? LONGEST_HIDDEN : LONGEST_WAITING,
  where: (query) => query.whereRaw(hidden ? 'hidden_at is not null and deleted_at is null' : 'reported_at is not null'),
  ...pageArgs(args),
});
