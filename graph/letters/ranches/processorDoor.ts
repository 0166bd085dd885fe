import type { Knex } from 'knex';
import { site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { issueDoorLink } from '../../processorDoors/makeDoors';
import { IS_WAITING } from '../../settlements/openProposal';

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

type Waiting = { name: string; email: string; processors: string[]; tags: string[] };

const WAITING = `
  select u.name, u.email, array_agg(distinct p.name) as processors, array_agg(a.tag order by a.id) as tags
  from ranchers r join users u on u.id = r.user_id join animals a on a.rancher_id = r.id join processors p on p.id = a.processor_id
  where r.id = ? and exists (select from weight_proposals w where ${IS_WAITING}) group by u.id`;

const list = (items: string[]) => new Intl.ListFormat('en-US').format(items);

/** Tells a ranch once which weights its processors have entered, unless it has recorded them since. */
export async function weightsProposed(db: Knex, { rancherId }: { rancherId: number }): Promise<Letter | undefined> {
  const { rows } = await db.raw<{ rows: Waiting[] }>(WAITING, [rancherId]);
  const [found] = rows;
  if (!found) return undefined;
  const { name, email, processors, tags } = found;
  const animals = `${tags.length === 1 ? 'animal' : 'animals'} ${list(tags)}`;
  return {
    to: { name, address: email },
    subject: `Weights of ${animals} are in`,
    paragraphs: [
      `${list(processors)} entered weights of ${animals}. Nothing is billed yet.`,
      'Open the herd board and press Weigh. The weights are filled in, and you see what each family will owe before you save.',
    ],
    link: { label: 'See the weights', path: site.rancherHerd.path },
  };
}
