import type { Knex } from 'knex';
import { BRAND } from '../../../rules/words/brand';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { issueDoorLink } from '../../processorDoors/makeDoors';

type Row = { email: string; ranchName: string; phone: string };

/** The letter with a processor's link. An admin has approved the ranch's name; the rest of the text isn't the ranch's. */
export async function processorDoor(db: Knex, { doorId }: { doorId: number }): Promise<Letter | undefined> {
  const door = await db('processorDoors as d')
    .join('ranchers as r', 'r.id', 'd.rancherId')
    .join('users as u', 'u.id', 'r.userId')
    .where({ 'd.id': doorId, revokedAt: null, approval: 'APPROVED' })
    .whereNotNull('d.email')
    .first<Row | undefined>('d.email', 'r.ranchName', 'u.phone');
  if (!door) return undefined;
  return {
    to: unconfirmed(door.email),
    subject: `Animals and cut sheets from ${door.ranchName}`,
    paragraphs: [
      `${door.ranchName} sells beef to families on ${BRAND}, and sends you what you need to cut it: which animals are due, who owns them and how they want them cut.`,
      'Open the link on your phone or computer. You need no account and no password. Bookmark the page: it remembers the links of all ranches that you work for.',
    ],
    link: { label: 'See the animals', path: await issueDoorLink(db, doorId) },
    closing: `Anyone with this link sees the same, so pass it on only to people who work with you. This link replaces earlier ones. Questions? Call ${door.ranchName}${door.phone ? ` at ${door.phone}` : ''}.`,
  };
}
