import type { Knex } from 'knex';
import { BRAND } from '../../../rules/brand';
import type { Letter } from '../Letter';
import { readRanch } from '../readRanch';

export async function rancherApproved(db: Knex, { rancherId }: { rancherId: number }): Promise<Letter | undefined> {
  const read = await readRanch(db, rancherId);
  if (!read) return undefined;
  const { ranch, owner } = read;
  return {
    to: owner,
    subject: `${ranch.ranchName} is approved`,
    paragraphs: [
      `Good news: ${ranch.ranchName} is approved, and families on ${BRAND} can see it now.`,
      `The commission is ${ranch.commissionRate} percent of each order that you fulfill. Please check that your prices and delivery options are up to date.`,
    ],
    link: { label: 'Open your dashboard', path: '/rancher-dashboard' },
  };
}
