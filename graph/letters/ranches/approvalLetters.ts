import type { Knex } from 'knex';
import { site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { ranchWithOwner } from '../../ranches/ranchWithOwner';

export async function rancherApproved(db: Knex, { rancherId }: { rancherId: number }): Promise<Letter | undefined> {
  const read = await ranchWithOwner(db, rancherId);
  if (!read) return undefined;
  const { ranch, owner } = read;
  return {
    to: owner,
    subject: `${ranch.ranchName} is approved`,
    paragraphs: [
      `Good news: ${ranch.ranchName} is approved, and families on ${BRAND} can see it now.`,
      `You pay ${ranch.commissionRate} percent commission on each order you fulfill. Please check that your prices and delivery options are up to date.`,
    ],
    link: { label: 'Open your dashboard', path: site.rancherDashboard.path },
  };
}

type Rejection = { rancherId: number; reason: string };

export async function rancherRejected(db: Knex, { rancherId, reason }: Rejection): Promise<Letter | undefined> {
  const read = await ranchWithOwner(db, rancherId);
  if (!read) return undefined;
  const { owner } = read;
  return {
    // Leaves out the name, since nobody has checked what it says.
    to: unconfirmed(owner.address),
    subject: `Your application to sell on ${BRAND}`,
    paragraphs: [
      `Thank you for applying to sell on ${BRAND}. We reviewed your ranch and can't approve it at this time.`,
    ],
    facts: reason ? [['Reason', reason]] : [],
    link: { label: 'Open your profile', path: site.profile.path },
  };
}

export async function rancherSuspended(db: Knex, { rancherId }: { rancherId: number }): Promise<Letter | undefined> {
  const read = await ranchWithOwner(db, rancherId);
  if (!read) return undefined;
  const { ranch, owner } = read;
  return {
    to: owner,
    subject: `${ranch.ranchName} has been suspended`,
    paragraphs: [
      `${ranch.ranchName} has been suspended. Customers on ${BRAND} can't see it anymore, and it doesn't get new orders.`,
      'Your existing orders stay open. Please see them through.',
    ],
    link: { label: 'Open your orders', path: site.rancherOrders.path },
  };
}
