import type { Knex } from 'knex';
import { reasonForm } from '../../rules/reasonForm';
import type { AuditAction } from '../../rules/words/platformVocabulary';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import type { MutationDecideReportArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { lockReview } from './lockReview';
import type { Review } from './Review';

type Decided = Pick<MutationDecideReportArgs, 'id' | 'reason'>;

/** Hides a review, closes its reports, and mails its author the reason. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function hideReview(context: Context, { id, ...input }: Decided): Promise<Review> {
  const { reason } = await validate(reasonForm, input);
  return transaction(context.db, async (trx) => {
    const review = await lockReview(trx, id, context);
    if (review.hiddenAt) throw conflict('This review is already hidden.');
    await closeReports(trx, review);
    await record(trx, context, { action: 'REVIEW_HIDDEN', review, before: 'shown', after: reason });
    await queueMail(trx, { template: 'reviewHidden', orderId: review.orderId });
    const hidden = { hiddenAt: trx.fn.now(), hiddenReason: reason, reportedAt: null };
    return review.$query(trx).patchAndFetch(hidden);
  });
}

/** Shows a hidden review again. Errors: NOT_FOUND, CONFLICT. */
export async function showReview(context: Context, { id }: Decided): Promise<Review> {
  return transaction(context.db, async (trx) => {
    const review = await lockReview(trx, id, context);
    if (!review.hiddenAt) throw conflict("This review isn't hidden.");
    await record(trx, context, { action: 'REVIEW_SHOWN', review, before: review.hiddenReason, after: 'shown' });
    return review.$query(trx).patchAndFetch({ hiddenAt: null, hiddenReason: null });
  });
}

/** Closes the reports of a review, which stays as it is. Errors: NOT_FOUND, CONFLICT. */
export async function keepReview(context: Context, { id }: Decided): Promise<Review> {
  return transaction(context.db, async (trx) => {
    const review = await lockReview(trx, id, context);
    if (!review.reportedAt) throw conflict('Nobody has reported this review, or another admin already decided.');
    const closed = await closeReports(trx, review);
    await record(trx, context, { action: 'REVIEW_REPORTS_DISMISSED', review, before: `${closed} open`, after: null });
    return review.$query(trx).patchAndFetch({ reportedAt: null });
  });
}

function closeReports(trx: Knex.Transaction, { id }: Review): Promise<number> {
  return trx('reviewReports').where({ reviewId: id }).whereNull('closedAt').update({ closedAt: trx.fn.now() });
}

type Decision = { action: AuditAction; review: Review; before: string | null; after: string | null };

function record(trx: Knex.Transaction, context: Context, { action, review, before, after }: Decision): Promise<void> {
  const changes = [{ field: `review #${review.id}`, before, after }];
  return audit(trx, context, { action, to: { type: 'ORDER', id: review.orderId }, changes });
}
