import type { Knex } from 'knex';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import type { Fact, Letter } from '../../mail/Letter';
import { OrderStatusUpdate } from '../Order';
import { readOrder } from '../readOrder';

type Change = { orderId: number; status: OrderStatus; isOwnMove?: boolean };

export async function orderStatusChanged(db: Knex, change: Change): Promise<Letter | undefined> {
  const { orderId, status, isOwnMove = false } = change;
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { ranch, owner, customer } = read;
  const update = await OrderStatusUpdate.query(db).where({ orderId, status }).orderBy('id', 'desc').first();
  // Don't send a customer's own note, since the address may be a stranger's.
  const note: Fact[] = update?.notes && !isOwnMove ? [['Note', update.notes]] : [];
  const label = ORDER_STATUS.label(status);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${orderId} is ${label}`,
    paragraphs: [meanings[status](ranch.ranchName)],
    facts: [['Order', `#${orderId}`], ['Ranch', ranch.ranchName], ['Status', label], ...note],
    link: { label: 'Follow your order', path: '/customer-orders' },
  };
}

const meanings: Record<OrderStatus, (ranch: string) => string> = {
  PENDING: (ranch) => `Your order request is waiting for ${ranch} to answer.`,
  CONTACTED: (ranch) =>
    `${ranch} has seen your order request and is getting in touch with you about payment and delivery.`,
  PROCESSING: (ranch) =>
    `${ranch} is getting your beef ready. You'll hear from them when it's ready for pickup or delivery.`,
  FULFILLED: (ranch) => `Your order from ${ranch} is complete. Enjoy the beef!`,
  CANCELED: (ranch) => `Your order from ${ranch} was canceled. No further action is needed.`,
};
