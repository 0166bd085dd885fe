import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { type List, type ListBelow, pageArgs } from '../database/reading/page';
import type { AdminHiddenReviewsArgs, RancherReviewsArgs, ReviewSort } from '../resolverTypes.generated';

const ORDERS: Record<ReviewSort, KeysetOrder> = {
  NEWEST: newestFirst,
  HIGHEST: sortedBy('stars', 'integer', 'desc'),
  LOWEST: sortedBy('stars', 'integer', 'asc'),
};

/** Describes the list of a ranch's reviews, without hidden ones. */
export const ranchReviewList: ListBelow<Pick<RancherReviewsArgs, 'sort'>> = {
  table: 'reviews',
  order: ({ sort }) => ORDERS[sort ?? 'NEWEST'],
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId} and hidden_at is null`),
};

export const everyHiddenReview = (args: AdminHiddenReviewsArgs): List => ({
  table: 'reviews',
  order: sortedBy('hiddenAt', 'time', 'asc'),
  where: (query) => query.whereRaw('hidden_at is not null and deleted_at is null'),
  ...pageArgs(args),
});
