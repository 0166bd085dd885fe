import type { Knex } from 'knex';
import type { Quarters } from '../../../rules/herd/quarters';
import { pathTo } from '../../../rules/site';
import { longDay } from '../../../rules/time/days';
import type { Fact, Letter } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { shareText } from './shareFacts';

type Share = {
  quarters: Quarters;
  tag: string;
  harvestDate: string | null;
  processor: string | null;
  ranchName: string;
  phone: string;
};

/** Tells a family to look after beef of animals that are recalled: first what to do, then why. */
export async function recall(
  db: Knex,
  { orderId, recallId }: { orderId: number; recallId: number },
): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  const told = await db('recalls').where({ id: recallId }).first('advice', 'reason');
  if (!read || !told) return undefined;
  const { order, owner, customer } = read;
  const shares: Share[] = await db('recallShares as s')
    .join('claims as c', 'c.id', 's.claimId')
    .join('orders as o', 'o.id', 'c.orderId')
    .join('animals as a', 'a.id', 's.animalId')
    .join('ranchers as r', 'r.id', 'a.rancherId')
    .join('users as u', 'u.id', 'r.userId')
    .leftJoin('processors as p', 'p.id', 'a.processorId')
    .where({ 's.recallId': recallId, 'o.customerId': order.customerId })
    .orderBy(['a.tag', 'c.id'])
    .select('c.quarters', 'a.tag', 'a.harvestDate', 'p.name as processor', 'r.ranchName', 'u.phone');
  const ranches = new Map(
    shares.map(({ ranchName, phone }) => [ranchName, [ranchName, phone].filter(Boolean).join(', ')]),
  );
  return {
    to: customer,
    replyTo: owner,
    subject: 'Recall of your beef: please read what to do',
    paragraphs: [
      told.advice,
      `Why: ${told.reason}`,
      'Open the page below, so that the ranch sees that you have read this. If you gave some of the beef to others, tell them, too.',
    ],
    facts: [...shares.map(factOf), ...[...ranches.values()].map((ranch): Fact => ['Ranch', ranch])],
    link: { label: 'Read What to Do', path: pathTo('recalls', { id: String(recallId) }) },
  };
}

function factOf({ tag, quarters, processor, harvestDate }: Share): Fact {
  const days = harvestDate && `harvested ${longDay(harvestDate)}`;
  return [`Animal ${tag}`, [shareText([{ quarters }]), days, processor].filter(Boolean).join(', ')];
}
