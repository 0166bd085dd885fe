import type { Knex } from 'knex';
import type { Letter } from '../../mail/Letter';
import { familyOrderPath } from '../../orders/familyOrderPath';
import { readOrder } from '../../orders/readOrder';
import { lineFacts } from '../shareFacts';

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
      `You've been in line at ${ranch.ranchName} for a while. Do you still want your share?`,
      "Open your order and tell us, or cancel it there. If you don't answer, nothing happens: you keep your place.",
    ],
    facts: [['Ranch', ranch.ranchName], ...waiting],
    link: { label: 'Answer', path: familyOrderPath(order.id) },
  };
}
