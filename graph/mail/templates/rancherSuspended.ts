import type { Knex } from 'knex';
import { BRAND } from '../../../rules/brand';
import type { Letter } from '../Letter';
import { readRanch } from '../readRanch';

export async function rancherSuspended(db: Knex, { rancherId }: { rancherId: number }): Promise<Letter | undefined> {
  const read = await readRanch(db, rancherId);
  if (!read) return undefined;
  const { ranch, owner } = read;
  return {
    to: owner,
    subject: `${ranch.ranchName} is suspended`,
    paragraphs: [
      `${ranch.ranchName} is suspended: customers on ${BRAND} no longer see it, and it takes no new orders.`,
      'The orders that you already have stay open. Please see them through.',
    ],
    link: { label: 'Open your orders', path: '/rancher-orders' },
  };
}
