import type { Knex } from 'knex';
import { formatCents } from '../../../rules/money/money';
import { pathTo } from '../../../rules/site';
import { Animal } from '../../animals/Animal';
import { Claim } from '../../claims/Claim';
import type { Letter } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { readHeadline } from '../../story/readStory';
import { shareText } from './shareFacts';

type Taken = { orderId: number; claimId: number; animalId: number | null };

/** Tells a family that its share has no animal anymore, why, and what comes next. Undefined if its order was canceled since. */
export async function shareOffBoard(db: Knex, { orderId, claimId, animalId }: Taken): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  const claim = await Claim.query(db).findById(claimId);
  const animal = animalId === null ? undefined : await Animal.query(db).findById(animalId);
  if (!read || !claim?.offBoardReason || claim.releasedAt) return undefined;
  const { order, ranch, owner, customer } = read;
  const from = animal ? `off animal ${animal.tag}` : 'out of the line';
  const paid = order.received > 0 ? [`The ${formatCents(order.received)} that you've paid counts toward it.`] : [];
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: your share isn't on an animal anymore`,
    paragraphs: [
      `${ranch.ranchName} took your share ${from}. The reason: ${claim.offBoardReason}`,
      [`${await readHeadline(db, order)}.`, ...paid].join(' '),
      "Reply to this email if that isn't what you agreed on.",
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Share', shareText([claim])],
    ],
    link: { label: 'See your order', path: pathTo('customerOrders', { order: order.id }) },
  };
}
