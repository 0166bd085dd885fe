import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import type { Letter } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { readHeadline } from '../../story/readStory';
import { lineFacts } from './shareFacts';

/** Asks a family that has waited for long whether it still wants its share. Undefined if it isn't in line anymore. */
export async function stillWanted(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  const waiting = await lineFacts(db, orderId);
  if (!read || waiting.length === 0) return undefined;
  const { order, ranch, owner, customer } = read;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: still want it?`,
    paragraphs: [
      `${await readHeadline(db, order)}.`,
      `Do you still want your share from ${ranch.ranchName}?`,
      "If you do, there's nothing to do: you keep your place. If you don't, open your order and cancel it.",
    ],
    facts: [['Ranch', ranch.ranchName], ...waiting],
    link: { label: 'View your order', path: pathTo('customerOrders', { order: order.id }) },
  };
}
