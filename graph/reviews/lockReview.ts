import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { loadRancher } from '../ranches/findRancher';
import { maySeeRanch } from '../ranches/visibleRanchers';
import { idNumber } from '../schema/arguments';
import { Review } from './Review';
import { isShownTo } from './visibleReviews';

/** Every change locks the review before its ranch. Errors: NOT_FOUND, also if the viewer may not see it. */
export async function lockReview(trx: Knex.Transaction, id: string | number, context: Context): Promise<Review> {
  const viewer = signedIn(context);
  const review = await Review.query(trx).findById(idNumber(id, 'reviewId')).forUpdate();
  if (!review || !isShownTo(review, viewer)) throw notFound('Review');
  if (review.authorId === viewer.id) return review;
  const ranch = await loadRancher(context, review.rancherId, ['id', 'approval']);
  if (!ranch || !maySeeRanch(ranch, viewer)) throw notFound('Review');
  return review;
}

/** Locks a review of the viewer. Errors: NOT_FOUND. */
export async function lockOwnReview(trx: Knex.Transaction, id: string | number, context: Context): Promise<Review> {
  const review = await lockReview(trx, id, context);
  if (review.authorId !== signedIn(context).id) throw notFound('Review');
  return review;
}
