import type { Knex } from 'knex';
import { handoverDayLabel, handoverDayText } from '../../../rules/orders/handoverDay';
import type { Letter } from '../../mail/Letter';
import { readOrder } from '../readOrder';

/** Nothing if the day has changed since. The letter about the new day covers it. */
export async function handoverDaySet(
  db: Knex,
  { orderId, day }: { orderId: number; day: string },
): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read || read.order.handoverDay !== day) return undefined;
  const { order, ranch, owner, customer } = read;
  const label = handoverDayLabel(order.shippingMethod);
  const text = handoverDayText(day);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${orderId}: ${label} is ${text}`,
    paragraphs: [
      `${ranch.ranchName} set the ${label.toLowerCase()} for your order. Reply to this email if it doesn't work.`,
    ],
    facts: [
      ['Order', `#${orderId}`],
      ['Ranch', ranch.ranchName],
      [label, text],
    ],
    link: { label: 'Follow your order', path: '/customer-orders' },
  };
}
