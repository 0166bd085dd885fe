import { answerForm } from '../../rules/reviews/reviewForm';
import { type Context, ownRanch } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { queueMail } from '../mail/queueMail';
import type { MutationAnswerReviewArgs } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { lockReview } from './lockReview';
import type { Review } from './Review';

/** Answers a review of the viewer's ranch, once. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function answerReview(
  context: Context,
  { reviewId, ...input }: MutationAnswerReviewArgs,
): Promise<Review> {
  const { answer } = await validate(answerForm, input);
  return transaction(context.db, async (trx) => {
    const review = await lockReview(trx, reviewId, context);
    if (review.rancherId !== ownRanch(context)) throw notFound('Review');
    if (review.answer !== null) throw conflict('You already answered this review.');
    await queueMail(trx, { template: 'reviewAnswered', orderId: review.orderId });
    return review.$query(trx).patchAndFetch({ answer, answeredAt: trx.fn.now() as never });
  });
}
