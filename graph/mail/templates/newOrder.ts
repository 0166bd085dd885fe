import type { Knex } from 'knex';
import { ownWords } from '../../../rules/estimateNote';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import type { Letter } from '../Letter';
import { orderFacts } from '../orderFacts';
import { readOrder } from '../readOrder';

export async function newOrder(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { order, items, ranch, owner, contact } = read;
  return {
    to: owner,
    replyTo: contact,
    subject: `New order #${order.id}: ${ORDER_TYPE.label(order.orderType)}`,
    paragraphs: [
      `${contact.name} has sent an order request to ${ranch.ranchName}.`,
      'Please get in touch within a day or two to arrange payment and delivery, and move the order to Contacted when you have.',
    ],
    facts: [
      ...orderFacts(order, items),
      ['Customer', contact.name],
      ['Email', contact.address],
      ['Phone', order.customerPhone || 'Not provided'],
      ['ZIP code', order.customerZip],
      ['Notes', ownWords(order.notes) || 'None provided'],
    ],
    link: { label: 'Open the order', path: `/rancher-dashboard?order=${order.id}` },
  };
}
