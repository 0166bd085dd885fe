import type { Knex } from 'knex';
import { Review } from '../../graph/reviews/Review';
import { QUARTERS_OF, type ShareItemType } from '../../rules/herd/quarters';
import { cowShareOf } from '../../rules/products/cowShares';
import { authorName } from '../../rules/reviews/authorName';
import { EDIT_DAYS } from '../../rules/reviews/reviewTimes';
import { at } from '../at';
import { daysBetween } from '../daysBefore';
import type { SeededOrder } from '../orders/insertOrders';
import { type Random, randomOf } from '../random';
import { ADDED, ANSWERS, WORDS } from './words';

type Setting = { orders: SeededOrder[]; now: Date };
type Fulfilled = SeededOrder & { fulfilledAt: Date; share: ShareItemType | null };

/** Most fulfilled orders have a review, a few weeks later. The demo customer still has an order to review. */
export async function insertReviews(trx: Knex, { orders, now }: Setting): Promise<void> {
  const used = new Map<string, number>();
  const drafts = fulfilled(orders, now).flatMap((order) => draftReview(order, now, used));
  await Review.query(trx).insert(drafts.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)));
  await trx.raw(JUDGED, [now, now]);
  await trx.raw(RECORDS, [now]);
}

function fulfilled(orders: SeededOrder[], now: Date): Fulfilled[] {
  return orders.flatMap((order) => {
    const fulfilledAt = new Date(order.updatedAt);
    if (order.status !== 'FULFILLED' || daysBetween(fulfilledAt, now) < 1) return [];
    const share = cowShareOf(order.itemType)?.itemType as ShareItemType | undefined;
    return [{ ...order, fulfilledAt, share: share ?? null }];
  });
}

type Stars = keyof typeof WORDS;

function draftReview({ plan, share, fulfilledAt, ...order }: Fulfilled, now: Date, used: Map<string, number>) {
  const { customer, ranch } = plan;
  const random = randomOf(`review ${customer.email} ${plan.daysAgo}`);
  const isLeftToReview = customer.email === 'customer@herdline.test' && plan.daysAgo < 200;
  const createdAt = later(fulfilledAt, random.between(1, 24));
  if (isLeftToReview || !random.chance(ranch.reputation.reviewing) || createdAt > now) return [];
  const stars = starsOf(ranch.reputation.care, random);
  const words = wordsOf({ stars, isShare: share !== null, used, random }).replaceAll(
    '{owner}',
    firstName(ranch.owner.name),
  );
  const answeredAt = later(createdAt, random.between(0.2, 6));
  const answers = random.chance(stars > 3 ? 0.25 : 0.7) && answeredAt < now;
  return [
    {
      ...{ orderId: order.id, rancherId: order.rancherId, authorId: customer.id },
      authorName: authorName(customer.name),
      ...{ stars, words, share },
      ...(share && random.chance(0.7) && weights(share, random)),
      createdAt: createdAt.toISOString(),
      editableUntil: later(createdAt, EDIT_DAYS).toISOString(),
      ...(answers && {
        answer: leastUsed(stars > 3 ? ANSWERS.happy : ANSWERS.unhappy, { used, random, of: `${order.rancherId} ` }),
        answeredAt: answeredAt.toISOString(),
      }),
    },
  ];
}

const later = (moment: Date, days: number) =>
  new Date(Math.floor(moment.getTime() / 1000) * 1000 + Math.round(days * 86_400) * 1000);
const firstName = (name: string) => at(name.split(' '), 0);

/** Some ranches please almost everyone, some have a harder time. */
function starsOf(care: number, random: Random): Stars {
  return random.weighted<Stars>([
    [5, 40 + 38 * care],
    [4, 32 - 12 * care],
    [3, 15 - 12 * care],
    [2, 9 - 8 * care],
    [1, 4 - 4 * care],
  ]);
}

type Writing = { stars: Stars; isShare: boolean; used: Map<string, number>; random: Random };

/** Picks one of the least used texts, so that none appears too often. */
function wordsOf({ stars, isShare, used, random }: Writing): string {
  const words = leastUsed(WORDS[stars][isShare ? 'share' : 'goods'], { used, random });
  const isUsed = (used.get(words) ?? 0) > 1;
  return isUsed || random.chance(0.3) ? `${words} ${leastUsed(ADDED, { used, random })}` : words;
}

type Uses = { used: Map<string, number>; random: Random; of?: string };

function leastUsed(texts: readonly string[], { used, random, of = '' }: Uses): string {
  const usesOf = (text: string) => used.get(of + text) ?? 0;
  const least = Math.min(...texts.map(usesOf));
  const text = random.pick(texts.filter((each) => usesOf(each) === least));
  used.set(of + text, least + 1);
  return text;
}

/** The weights of a share. A quarter hangs at about 160 lb, and five eighths of it get packaged. */
function weights(share: ShareItemType, random: Random) {
  const hanging = QUARTERS_OF[share] * random.between(140, 180);
  const packaged = hanging * random.between(0.6, 0.66);
  return { hangingPounds: Math.round(hanging), packagedPounds: Math.round(packaged) };
}

/** An old one-star review was hidden, and two reviews with one or two stars wait for an admin. */
const JUDGED = `
  with low as (
    select v.id, v.order_id, v.created_at, row_number() over (order by v.stars, v.id) as place
    from reviews v where v.stars <= 2 and v.created_at < ?::timestamptz - interval '5 days'
  ), hidden as (
    update reviews set hidden_at = low.created_at + interval '3 days',
      hidden_reason = 'It names another customer with their address. Please write it again without that.'
    from low where low.id = reviews.id and low.place = 1
    returning reviews.id, reviews.order_id, reviews.hidden_at
  ), logged as (
    insert into audit_entries (action, actor_id, actor_name, record_type, record_id, record_name, changes, created_at)
    select 'REVIEW_HIDDEN', a.id, a.name, 'ORDER', order_id, 'Order #' || order_id,
      json_build_array(json_build_object('field', 'review #' || hidden.id, 'before', 'shown', 'after', 'names another customer')), hidden_at
    from hidden, users a where a.user_type = 'ADMIN'
  ), reported as (
    update reviews set reported_at = ?::timestamptz - low.place * interval '9 hours' from low
    where low.id = reviews.id and low.place in (2, 3) returning reviews.id, rancher_id, reported_at
  )
  insert into review_reports (review_id, reporter_id, reason, created_at)
  select reported.id, r.user_id, 'We never had this order ready late. I think it is meant for another ranch.', reported_at
  from reported join ranchers r on r.id = rancher_id`;

/** Corrects the times of events, and records who was asked for a review. */
const RECORDS = `
  with invited as (
    insert into review_invitations (order_id, created_at)
    select order_id, max(created_at) + interval '7 days' from order_status_updates where status = 'FULFILLED'
    group by order_id having max(created_at) + interval '7 days' < ? returning order_id, created_at
  ), told as (
    update events set created_at = reviews.created_at from reviews where reviews.id = events.review_id
  )
  insert into mails (template, user_id, order_id, subject, state, attempts, created_at, sent_at)
  select 'reviewInvitation', o.customer_id, o.id, 'How was your order from ' || r.ranch_name || '\\?', 'SENT', 1,
    invited.created_at, invited.created_at + interval '2 seconds'
  from invited join orders o on o.id = order_id join ranchers r on r.id = o.rancher_id
  where not exists (select from reviews where order_id = o.id and created_at < invited.created_at)
  order by invited.created_at, o.id`;
