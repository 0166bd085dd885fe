import type { Knex } from 'knex';
import type { User } from '../graph/accounts/User';
import { Feedback } from '../graph/feedback/Feedback';
import type { FeedbackType } from '../rules/words/vocabulary';
import { daysBefore } from './daysBefore';
import type { Market } from './orders/OrderPlan';
import { randomOf } from './random';

const FEEDBACK: [type: FeedbackType, pageUrl: string, feedback: string][] = [
  [
    'SUGGESTION',
    '/find-rancher',
    'Let me sort by how far a ranch is. We would rather drive an hour than pay for shipping.',
  ],
  ['SUGGESTION', '/find-rancher', 'A map would help. I know the county but not the town names.'],
  [
    'OTHER',
    '/customer-orders',
    'Our half came last week. Best beef we have had since my grandfather quit. Thank you for making this.',
  ],
  ['ISSUE', '/rancher-orders', 'On my phone in the barn the status button is hard to hit with gloves on.'],
  ['SUGGESTION', '/rancher-products', 'Could I copy a product? My jerky flavors differ in one word.'],
  ['OTHER', '/guide', 'The pricing explainer finally made hanging weight clear to my wife. Nicely done.'],
  ['ISSUE', '/profile', 'I moved, and the ZIP code in my old orders did not change. Maybe that is on purpose?'],
  ['SUGGESTION', '/customer-orders', 'Tell me by text message when the rancher changes the status.'],
  ['SUGGESTION', '/rancher-dashboard', 'I would like to see which months sell best. I keep a notebook, but still.'],
  ['OTHER', '/', 'Found my own cousin’s ranch on here. Ordered a quarter so he has to talk to me.'],
  [
    'ISSUE',
    '/favorites',
    'I saved a ranch by mistake in my pocket. Undo was easy, just letting you know that it happens.',
  ],
  ['SUGGESTION', '/find-rancher', 'Please add a filter for eighths. We live in an apartment.'],
];

export async function insertFeedback(trx: Knex, { customers, ranches, now }: Market): Promise<void> {
  const ranchers = ranches.map(({ owner }) => owner);
  const rows = FEEDBACK.map(([type, pageUrl, feedback], index) => {
    const random = randomOf(feedback);
    const daysAgo = index * 9 + random.between(0.5, 9);
    const writers: User[] = pageUrl.startsWith('/rancher-') ? ranchers : customers;
    const createdAt = daysBefore(now, daysAgo).toISOString();
    const registered = writers.filter((writer) => writer.createdAt < createdAt);
    return { type, pageUrl, feedback, userId: random.chance(0.85) ? random.pick(registered).id : null, createdAt };
  });
  await Feedback.query(trx).insert(rows);
}
