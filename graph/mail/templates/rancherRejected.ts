import type { Knex } from 'knex';
import { BRAND } from '../../../rules/brand';
import type { Letter } from '../Letter';
import { readRanch } from '../readRanch';

type Rejection = { rancherId: number; reason: string };

export async function rancherRejected(db: Knex, { rancherId, reason }: Rejection): Promise<Letter | undefined> {
  const read = await readRanch(db, rancherId);
  if (!read) return undefined;
  const { ranch, owner } = read;
  return {
    to: owner,
    subject: `Your application for ${ranch.ranchName}`,
    paragraphs: [
      `Thank you for applying to sell on ${BRAND}. We have looked at ${ranch.ranchName} and cannot approve it at this time.`,
    ],
    facts: reason ? [['Reason', reason]] : [],
    link: { label: 'Open your profile', path: '/profile' },
  };
}
