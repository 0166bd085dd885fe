import type { Knex } from 'knex';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/vocabulary';
import { OrderStatusUpdate } from '../../orders/Order';
import type { Fact, Letter } from '../Letter';
import { readOrder } from '../readOrder';

type Change = { orderId: number; status: OrderStatus };

export async function orderStatusChanged(db: Knex, { orderId, status }: Change): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { ranch, owner, customer } = read;
  const update = await OrderStatusUpdate.query(db).where({ orderId, status }).orderBy('id', 'desc').first();
  const note: Fact[] = update?.notes ? [['Note', update.notes]] : [];
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
  PENDING: (ranch) => `Your order request is waiting for an answer from ${ranch}.`,
  CONTACTED: (ranch) => `${ranch} has seen your order request and is in touch with you about payment and delivery.`,
  PROCESSING: (ranch) =>
    `${ranch} is getting your beef ready. You will hear from them when it can be picked up or sent.`,
  FULFILLED: (ranch) => `Your order from ${ranch} is complete. Enjoy the beef!`,
  CANCELED: (ranch) => `Your order from ${ranch} has been canceled. Nothing more will happen with it.`,
};
