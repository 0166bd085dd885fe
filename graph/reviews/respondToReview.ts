import type { Knex } from 'knex';
import { reasonForm } from '../../rules/reasonForm';
import { answerForm } from '../../rules/reviews/reviewForm';
import { type Context, ownRanch, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import type { MutationAnswerReviewArgs, MutationReportReviewArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { lockReview } from './lockReview';
import type { Review } from './Review';

/** Answers a review of the viewer's ranch. A review gets only one answer. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function answerReview(
  context: Context,
  { reviewId, idempotencyKey, ...input }: MutationAnswerReviewArgs,
): Promise<Review> {
  const { answer } = await validate(answerForm, input);
  const find = (db: Knex) => transaction(db, (trx) => lockReview(trx, reviewId, context));
  const once = { idempotencyKey, change: { answerReview: reviewId, answer }, find };
  return makeOnce(context, once, async (trx) => {
    const review = await lockReview(trx, reviewId, context);
    if (review.rancherId !== ownRanch(context)) throw notFound('Review');
    if (review.answer !== null) throw conflict('You already answered this review.');
    await queueMail(trx, { template: 'reviewAnswered', orderId: review.orderId });
    return review.$query(trx).patchAndFetch({ answer, answeredAt: trx.fn.now() });
  });
}

/** A person reports a review again only if it was edited after their earlier report was closed. */
export async function reportReview(
  context: Context,
  { reviewId, idempotencyKey, ...input }: MutationReportReviewArgs,
): Promise<Review> {
  const { id: reporterId } = signedIn(context);
  const { reason } = await validate(reasonForm, input);
  await countAttempt(context, 'review', `viewer ${reporterId}`);
  const find = (db: Knex) => transaction(db, (trx) => lockReview(trx, reviewId, context));
  const once = { idempotencyKey, change: { reportReview: reviewId, reason }, find };
  return makeOnce(context, once, async (trx) => {
    const review = await lockReview(trx, reviewId, context);
    if (review.authorId === reporterId) throw conflict("You can't report your own review.");
    const report = { reviewId: review.id, reporterId, reason, editedAt: review.editedAt };
    const { rows } = await trx.raw(
      `insert into review_reports (review_id, reporter_id, reason) values (:reviewId, :reporterId, :reason)
       on conflict (review_id, reporter_id) do update set reason = excluded.reason, created_at = now(), closed_at = null
         where review_reports.closed_at < :editedAt::timestamptz
       returning id`,
      report,
    );
    if (rows.length === 0 || review.reportedAt || review.hiddenAt) return review;
    return review.$query(trx).patchAndFetch({ reportedAt: trx.fn.now() });
  });
}
