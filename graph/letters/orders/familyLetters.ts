import type { Knex } from 'knex';
import { handoverDayLabel, handoverDayText } from '../../../rules/orders/handoverDay';
import { isFinal, TIMELINE_STEPS } from '../../../rules/orders/orderStatus';
import { pathTo } from '../../../rules/site';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import type { Fact, Letter } from '../../mail/Letter';
import { OrderStatusUpdate } from '../../orders/Order';
import { readOrder } from '../../orders/readOrder';
import { readHeadline } from '../../story/readStory';

type Change = { orderId: number; status: OrderStatus; isOwnMove?: boolean };

export async function orderStatusChanged(db: Knex, change: Change): Promise<Letter | undefined> {
  const { orderId, status, isOwnMove = false } = change;
  const read = await readOrder(db, orderId);
  // A move that was undone isn't reported.
  if (!read || isUndone(status, read.order.status)) return undefined;
  const { order, ranch, owner, customer } = read;
  const update = await OrderStatusUpdate.query(db).where({ orderId, status }).orderBy('id', 'desc').first();
  // Don't send a customer's own note, since the address may be a stranger's.
  const note: Fact[] = update?.notes && !isOwnMove ? [['Note', update.notes]] : [];
  const headline = await readHeadline(db, order);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${orderId}: ${headline}`,
    paragraphs: [`${headline}.`],
    facts: [['Ranch', ranch.ranchName], ['Status', ORDER_STATUS.label(status)], ...note],
    link: { label: 'Follow your order', path: pathTo('customerOrders', { order: orderId }) },
  };
}

const STEPS: readonly OrderStatus[] = TIMELINE_STEPS;

const isUndone = (moved: OrderStatus, now: OrderStatus) =>
  now !== 'CANCELED' && STEPS.indexOf(now) < STEPS.indexOf(moved);

/** Notifies a family of its pickup or delivery day. Undefined if the day has changed again or the order has ended. */
export async function handoverDaySet(
  db: Knex,
  { orderId, day }: { orderId: number; day: string },
): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read || read.order.handoverDay !== day || isFinal(read.order.status)) return undefined;
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
    link: { label: 'Follow your order', path: pathTo('customerOrders', { order: orderId }) },
  };
}

/** Reminds a family of its order, as it requested. Undefined if the ranch isn't approved anymore. */
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
    link: { label: 'Order again', path: pathTo('customerOrders', { again: order.id }) },
    closing: 'We remind you only once.',
  };
}
