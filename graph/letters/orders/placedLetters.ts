import type { Knex } from 'knex';
import { formatCents, lineTotal } from '../../../rules/money/money';
import { customerNote } from '../../../rules/orders/estimateNote';
import { itemText } from '../../../rules/orders/itemText';
import { estimateRows } from '../../../rules/orders/story/orderTotal';
import { authorName } from '../../../rules/reviews/authorName';
import { quoteOf } from '../../../rules/settlement/quote';
import { pathTo } from '../../../rules/site';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import { familyEntries } from '../../calendar/herdEntries';
import { mustExist } from '../../database/transaction';
import type { Fact, Letter } from '../../mail/Letter';
import type { Order, OrderItem } from '../../orders/Order';
import { readOrder } from '../../orders/readOrder';
import { readFacts } from '../../settlements/readFacts';
import { readHeadline } from '../../story/readStory';
import { shareFacts } from '../shares/shareFacts';

export async function newOrder(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { order, items, ranch, owner, contact } = read;
  const type = ORDER_TYPE.label(order.orderType);
  const headline = await readHeadline(db, order, 'RANCH');
  return {
    to: owner,
    replyTo: contact,
    subject: `New order #${order.id}: ${type}`,
    notice: { title: `New order: ${type.toLowerCase()}, ${authorName(contact.name)}`, body: `${headline}.` },
    paragraphs: [`${contact.name} sent an order request to ${ranch.ranchName}.`, `${headline}.`],
    facts: [
      ...(await orderFacts(db, order, items)),
      ...(await shareFacts(db, orderId)),
      ['Customer', contact.name],
      ['Email', contact.address],
      ['Phone', order.customerPhone || 'Not provided'],
      ['ZIP code', order.customerZip],
      ['Notes', customerNote(order.notes) || 'None provided'],
    ],
    link: { label: 'Open the order', path: pathTo('rancherDashboard', { order: order.id }) },
  };
}

export async function orderCanceledByFamily(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { order, owner, contact } = read;
  return {
    to: owner,
    replyTo: contact,
    subject: `Order #${order.id} was canceled by its family`,
    paragraphs: [
      order.cancelTerms
        ? `${contact.name} canceled this order by your terms. The order says what you keep and what you owe back.`
        : `${contact.name} canceled this order while all its shares waited in line. They left your line.`,
    ],
    facts: [
      ['Customer', contact.name],
      ['Phone', order.customerPhone || 'Not provided'],
    ],
    link: { label: 'Open the order', path: pathTo('rancherDashboard', { order: order.id }) },
  };
}

export async function orderConfirmation(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { order, items, ranch, owner, customer } = read;
  return {
    to: customer,
    replyTo: owner,
    subject: `Your order request to ${ranch.ranchName}`,
    paragraphs: [
      `We sent your order request to ${ranch.ranchName} in ${ranch.city}, ${ranch.state}. It's order #${order.id}.`,
      `${await readHeadline(db, order)}. You haven't been charged.`,
    ],
    // The customer typed the address, and this mail may go to a stranger.
    facts: [...(await orderFacts(db, { ...order, shippingAddress: null }, items)), ...(await shareFacts(db, orderId))],
    calendar: await familyEntries(db, { orderId }),
    link: { label: 'Follow your order', path: pathTo('customerOrders', { order: orderId }) },
    closing: 'The final price is confirmed by the rancher.',
  };
}

type Facts = Pick<Order, 'id' | 'amount' | 'shippingMethod' | 'shippingFee' | 'shippingAddress'>;

/** The items, the total with its range and the delivery of an order. */
async function orderFacts(db: Knex, order: Facts, items: OrderItem[]): Promise<Fact[]> {
  const { amount, shippingMethod, shippingFee, shippingAddress } = order;
  const method = SHIPPING_METHOD.label(shippingMethod);
  return [
    ...items.map(itemFact),
    ['Estimated total', formatCents(amount)],
    ...(await estimateFacts(db, order)),
    ['Delivery', shippingFee > 0 ? `${method}, ${formatCents(shippingFee)}` : method],
    ...(shippingAddress ? ([['Address', shippingAddress]] as Fact[]) : []),
  ];
}

/** The estimated total is without delivery, so its range is, too. */
async function estimateFacts(db: Knex, { id, shippingFee }: Facts): Promise<Fact[]> {
  const [read] = await readFacts(db, [id]);
  const quote = quoteOf(mustExist(read).facts);
  return estimateRows({ ...quote, from: quote.from - shippingFee, to: quote.to - shippingFee });
}

function itemFact(item: OrderItem): Fact {
  const { variantName, price, quantity } = item;
  const text = itemText(item);
  return [variantName ? `${text}, ${variantName}` : text, formatCents(lineTotal(price, quantity))];
}
