import { reviewForm } from '../../rules/reviews/reviewForm';
import { EDIT_DAYS } from '../../rules/reviews/reviewTimes';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { Order } from '../orders/Order';
import { withdrawPhotos } from '../ranches/photos/removeUnusedPhotos';
import type { MutationEditReviewArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { lockOwnReview } from './lockReview';
import type { Review } from './Review';
import { checkContent, contentOf } from './writeReview';

const HIDDEN = "This review was hidden and can't be changed.";

/** Replaces the content of a review of the viewer. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function editReview(context: Context, { reviewId, input }: MutationEditReviewArgs): Promise<Review> {
  const values = await validate(reviewForm, input);
  return transaction(context.db, async (trx) => {
    const review = await lockOwnReview(trx, reviewId, context);
    if (review.hiddenAt) throw conflict(HIDDEN);
    const isLate = new Date(review.editableUntil) <= new Date();
    if (isLate) throw conflict(`You can change a review for ${EDIT_DAYS} days after you wrote it.`);
    await checkContent(trx, review, values);
    await withdrawPhotos(trx, review, values.photos);
    const content = await contentOf(trx, review.authorId, values, review.authorName);
    return review.$query(trx).patchAndFetch({ ...content, editedAt: trx.fn.now() });
  });
}

/** The answer and the reports stay with the order, so deleting a review doesn't get rid of them. */
export async function deleteReview(context: Context, reviewId: string | number): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const review = await lockOwnReview(trx, reviewId, context);
    if (review.hiddenAt) throw conflict(HIDDEN);
    await withdrawPhotos(trx, review);
    const now = trx.fn.now();
    const hidden = { deletedAt: now, hiddenAt: now, hiddenReason: 'Deleted', reportedAt: null };
    await review.$query(trx).patch({ ...hidden, words: '', photos: [] });
    return Order.query(trx).findById(review.orderId).throwIfNotFound();
  });
}
