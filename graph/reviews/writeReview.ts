import type { Knex } from 'knex';
import { isShare, type ShareItemType } from '../../rules/herd/quarters';
import { authorName } from '../../rules/reviews/authorName';
import { NOT_A_SHARE, type ReviewValues, reviewForm } from '../../rules/reviews/reviewForm';
import { EDIT_DAYS } from '../../rules/reviews/reviewTimes';
import { User } from '../accounts/User';
import { type Context, signedIn } from '../context';
import { badInput, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import { lockOrder } from '../orders/lockOrder';
import { OrderItem } from '../orders/Order';
import { checkFamilyPhotos } from '../photos/checkPhotos';
import { lockKnownRancher } from '../ranches/lockRancher';
import type { MutationWriteReviewArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { Review } from './Review';
import { refuseUnreviewable } from './reviewable';

/** Reviews an order of the viewer, or writes its deleted review again. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function writeReview(
  context: Context,
  { orderId, input, idempotencyKey }: MutationWriteReviewArgs,
): Promise<Review> {
  const { id: authorId } = signedIn(context);
  const values = await validate(reviewForm, input);
  await countAttempt(context, 'review', `viewer ${authorId}`);
  const find = async (db: Knex, [id]: number[]) => Review.query(db).findOne({ id, deletedAt: null });
  const once = { idempotencyKey, change: { writeReview: orderId, input }, find };
  return makeOnce(context, once, async (trx) => {
    const { order, actor } = await lockOrder(trx, orderId, context);
    if (actor !== 'OWNER') throw notFound('Order');
    const deleted = await Review.query(trx).findOne({ orderId: order.id }).forUpdate();
    await refuseUnreviewable(trx, order);
    const share = await shareOf(trx, order.id);
    await checkContent(trx, { authorId, rancherId: order.rancherId, share }, values);
    const content = await contentOf(trx, authorId, values, deleted?.authorName);
    if (deleted) return rewrite(trx, deleted, content);
    const ids = { orderId: order.id, rancherId: order.rancherId, authorId };
    const editableUntil = trx.raw(`now() + interval '${EDIT_DAYS * 24} hours'`) as never;
    const review = { ...ids, ...content, share, editableUntil };
    await queueMail(trx, { template: 'reviewWritten', orderId: order.id });
    return Review.query(trx).insert(review).returning('*');
  });
}

/** Writes a deleted review again. Its days for changes, its answer and its open reports go on. */
async function rewrite(trx: Knex.Transaction, review: Review, content: Content): Promise<Review> {
  const reportedAt = trx('reviewReports')
    .where({ reviewId: review.id })
    .whereNull('closedAt')
    .min('createdAt') as never;
  const shown = { deletedAt: null, hiddenAt: null, hiddenReason: null, reportedAt };
  return review.$query(trx).patchAndFetch({ ...content, ...shown, editedAt: trx.fn.now() });
}

type Content = Awaited<ReturnType<typeof contentOf>>;

/** Returns what is stored of a review, with the name that its author chose. `before` is the name that it has so far. */
export async function contentOf(trx: Knex, authorId: number, { shownAs, ...values }: ReviewValues, before?: string) {
  if (before !== undefined && !shownAs) return { ...values, authorName: before };
  const { name } = await User.query(trx).findById(authorId).throwIfNotFound();
  return { ...values, authorName: authorName(name, shownAs) };
}

async function shareOf(trx: Knex.Transaction, orderId: number): Promise<ShareItemType | null> {
  const items = await OrderItem.query(trx).where({ orderId }).orderBy('id').select('type');
  return items.map(({ type }) => type).find(isShare) ?? null;
}

type Written = Pick<Review, 'authorId' | 'rancherId' | 'share'>;

/** Refuses weights and photos that don't belong to the order. Errors: BAD_USER_INPUT. */
export async function checkContent(
  trx: Knex.Transaction,
  { authorId: userId, rancherId, share }: Written,
  { hangingPounds, photos }: ReviewValues,
): Promise<void> {
  if (hangingPounds && !share) throw badInput({ hangingPounds: NOT_A_SHARE });
  if (photos.length === 0) return;
  // Locks the ranch, so that nobody can delete the photos now.
  await lockKnownRancher(trx, rancherId);
  await checkFamilyPhotos(trx, { userId, rancherId }, photos);
}
