import type { Knex } from 'knex';
import type { Letter } from '../Letter';
import { orderFacts } from '../orderFacts';
import { readOrder } from '../readOrder';

export async function orderConfirmation(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { order, items, ranch, owner, customer } = read;
  return {
    to: customer,
    replyTo: owner,
    subject: `Your order request to ${ranch.ranchName}`,
    paragraphs: [
      `Your order request has been sent to ${ranch.ranchName} in ${ranch.city}, ${ranch.state}. Its number is #${order.id}.`,
      'The rancher will contact you soon to arrange payment and delivery. Nothing has been charged.',
    ],
    facts: orderFacts(order, items),
    link: { label: 'Follow your order', path: '/customer-orders' },
    closing: 'The final price is confirmed by the rancher.',
  };
}
