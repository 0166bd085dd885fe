import type { Knex } from 'knex';
import type { Letter } from '../../mail/Letter';
import { readOrder } from '../readOrder';

/** A family wanted to be reminded of its order. Nothing if the ranch isn't open anymore. */
export async function reorderReminder(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (read?.ranch.approval !== 'APPROVED') return undefined;
  const { order, ranch, customer } = read;
  return {
    to: customer,
    subject: `Time for more beef from ${ranch.ranchName}?`,
    paragraphs: [
      `You asked us to remind you of order #${order.id} from ${ranch.ranchName}.`,
      "Ordering again puts what the ranch still sells of it into your cart, at today's prices. You can change everything before you send it.",
    ],
    link: { label: 'Order again', path: `/customer-orders?again=${order.id}` },
    closing: 'We remind you only once.',
  };
}
