import type { Knex } from 'knex';
import { EDIT_DAYS } from '../../../rules/reviews/reviewTimes';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import type { Letter } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { Review } from '../../reviews/Review';

type OrderRef = { orderId: number };

async function readReview(db: Knex, { orderId }: OrderRef) {
  const read = await readOrder(db, orderId);
  const review = await Review.query(db).findOne({ orderId });
  return read && { ...read, review };
}

/** Asks a family for a review, a week after its order was fulfilled. Undefined if it has already written one. */
export async function reviewInvitation(db: Knex, ref: OrderRef): Promise<Letter | undefined> {
  const read = await readReview(db, ref);
  if (!read || read.review || read.order.status !== 'FULFILLED') return undefined;
  const { order, ranch, customer } = read;
  return {
    to: customer,
    subject: `How was your order from ${ranch.ranchName}?`,
    paragraphs: [
      `Your order #${order.id} from ${ranch.ranchName} was completed a week ago. Tell other families how it went: how you liked the beef, how many pounds you got, and how it was to deal with the ranch.`,
      'It takes two minutes, and good ranches depend on it.',
    ],
    link: { label: 'Write a review', path: pathTo('customerOrders', { review: order.id }) },
    closing: "We ask only once for each order. If you don't want to, there's nothing to do.",
  };
}

export async function reviewWritten(db: Knex, ref: OrderRef): Promise<Letter | undefined> {
  const read = await readReview(db, ref);
  if (!read?.review || read.review.hiddenAt) return undefined;
  const { order, ranch, owner, review } = read;
  const stars = review.stars === 1 ? '1 star' : `${review.stars} stars`;
  return {
    to: owner,
    subject: `Order #${order.id}: a family reviewed ${ranch.ranchName}`,
    paragraphs: [
      `${review.authorName} gave ${ranch.ranchName} ${stars}. You can answer once, and everyone can read your answer.`,
      `The family can change its review for ${EDIT_DAYS} days.`,
    ],
    link: { label: 'Read the review', path: `${pathTo('ranch', { id: ranch.id })}#reviews` },
  };
}

export async function reviewAnswered(db: Knex, ref: OrderRef): Promise<Letter | undefined> {
  const read = await readReview(db, ref);
  if (!read?.review?.answer || read.review.hiddenAt) return undefined;
  const { order, ranch, customer } = read;
  return {
    to: customer,
    subject: `Order #${order.id}: ${ranch.ranchName} answered your review`,
    paragraphs: [`${ranch.ranchName} answered your review. Everyone who looks at the ranch can read it.`],
    link: { label: 'Read the answer', path: `${pathTo('ranch', { id: ranch.id })}#reviews` },
  };
}

/** Tells a family that the platform hid its review. Undefined if the review is shown again. */
export async function reviewHidden(db: Knex, ref: OrderRef): Promise<Letter | undefined> {
  const read = await readReview(db, ref);
  if (!read?.review?.hiddenReason || read.review.deletedAt) return undefined;
  const { order, ranch, customer, review } = read;
  return {
    to: customer,
    subject: `Order #${order.id}: your review was hidden`,
    paragraphs: [
      `We hid your review of ${ranch.ranchName}. Other people don't see it anymore, and it doesn't count for the ranch's rating.`,
    ],
    facts: [['Reason', review.hiddenReason ?? '']],
    link: { label: 'See your order', path: pathTo('customerOrders', { order: order.id }) },
    closing: `If you think we got this wrong, send us feedback on ${BRAND}.`,
  };
}
