import type { Knex } from 'knex';
import { ASK_FIRST, weightWarningText } from '../../../rules/herd/weightWarningText';
import { formatCents } from '../../../rules/money/money';
import { orderTotal } from '../../../rules/money/pricing';
import { settledText } from '../../../rules/settlement/settledText';
import { invoiceNumber, ORDER_PAYMENT_KIND, ORDER_PAYMENT_METHOD } from '../../../rules/settlement/settlementWords';
import { pathTo } from '../../../rules/site';
import { dayText } from '../../../rules/time/timeZone';
import { Animal } from '../../animals/Animal';
import { Claim } from '../../claims/Claim';
import type { Fact, Letter } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { howToPay } from '../../settlements/howToPay';
import { OrderPayment } from '../../settlements/OrderPayment';
import { OrderRevision } from '../../settlements/OrderRevision';
import { Weighing } from '../../settlements/Weighing';
import { readHeadline } from '../../story/readStory';

const seePayments = (orderId: number) => ({
  label: 'See price and payments',
  path: pathTo('customerOrders', { payment: orderId }),
});

/** Tells a family the total of a revision. Undefined if a later one followed, which has its own letter, or if it doesn't count anymore. */
export async function orderSettled(
  db: Knex,
  { orderId, revisionId }: { orderId: number; revisionId: number },
): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  const revision = await OrderRevision.query(db).where({ orderId }).orderBy('number', 'desc').first();
  if (!read || revision?.id !== revisionId || read.order.status === 'CANCELED' || read.order.settledTotal === null)
    return undefined;
  const { order, items, ranch, owner, customer } = read;
  const total = formatCents(revision.total);
  const isFirst = revision.number === 1 || revision.quote !== null;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${orderId}: ${isFirst ? 'your total is' : 'your new total is'} ${total}`,
    paragraphs: [
      isFirst
        ? settledText({
            lines: revision.lines,
            total: revision.total,
            quote: revision.quote ?? { from: revision.total, to: revision.total },
            told: orderTotal(items) + order.shippingFee,
          })
        : `${ranch.ranchName} corrected your order: ${revision.reason ?? 'new weights'}. ${revision.difference.summary}.`,
      ...(await warningsFor(db, orderId)),
      ...(revision.total > order.received ? [await howToPay(db, ranch, orderId)] : []),
    ],
    facts: [
      ['Order', `#${orderId}`],
      ['Invoice', invoiceNumber(orderId, revision.number)],
      ...revision.lines.map(
        ({ label, amount, toProcessor }): Fact => [
          toProcessor ? `${label} (you pay the processor)` : label,
          formatCents(amount),
        ],
      ),
      ['Total', total],
      ['Received', formatCents(order.received)],
      ...balanceFacts(revision.total, order.received),
    ],
    link: seePayments(orderId),
  };
}

/** What is unusual about the weights of an order's shares, and what the ranch says about it. */
async function warningsFor(db: Knex, orderId: number): Promise<string[]> {
  const claims = Claim.query(db).where({ orderId }).whereNotNull('animalId').orderBy('id');
  const paragraphs: string[] = [];
  for (const { id, animalId } of await claims) {
    const animal = await Animal.query(db)
      .findById(animalId ?? 0)
      .throwIfNotFound();
    const own = animal.weightWarnings.filter(({ claimId }) => claimId === null || claimId === id);
    const [last] = own.length > 0 ? await Weighing.query(db).where({ animalId }).orderBy('id', 'desc').limit(1) : [];
    if (!last) continue;
    const word = last.reason ? `The ranch says: ${last.reason}` : ASK_FIRST;
    paragraphs.push(`${own.map(weightWarningText).join(' ')} ${word}`);
  }
  return paragraphs;
}

export async function orderPaymentRecorded(
  db: Knex,
  { orderId, paymentId }: { orderId: number; paymentId: number },
): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  const payment = await OrderPayment.query(db).findById(paymentId);
  if (!read || !payment) return undefined;
  const { order, ranch, owner, customer } = read;
  const amount = formatCents(payment.amount);
  const { subject, paragraph } = paymentWords(payment, amount, ranch.ranchName);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${orderId}: ${subject}`,
    paragraphs: [paragraph],
    facts: [
      ['Order', `#${orderId}`],
      ['For', ORDER_PAYMENT_KIND.label(payment.kind)],
      ...(payment.kind === 'KEPT' ? [] : [['Paid by', ORDER_PAYMENT_METHOD.label(payment.method)] satisfies Fact]),
      ['On', dayText(payment.receivedOn)],
      ...(payment.note && payment.kind !== 'KEPT' ? [['Note', payment.note] satisfies Fact] : []),
      ['Received in all', formatCents(order.received)],
      ...(order.settledTotal === null || order.status === 'CANCELED'
        ? []
        : balanceFacts(order.settledTotal, order.received)),
    ],
    link: seePayments(orderId),
  };
}

function paymentWords({ kind, note }: OrderPayment, amount: string, ranchName: string) {
  if (kind === 'REFUND') {
    return { subject: `refund of ${amount}`, paragraph: `${ranchName} recorded a refund of ${amount} to you.` };
  }
  if (kind === 'KEPT') {
    const why = note ? `: ${note}` : '.';
    return {
      subject: `${amount} of your deposit is kept`,
      paragraph: `${ranchName} keeps ${amount} of what you paid${why}`,
    };
  }
  return { subject: `${amount} received`, paragraph: `Thank you. ${ranchName} recorded your payment of ${amount}.` };
}

/** Reminds a family of what it owes. Undefined if it owes nothing anymore. */
export async function balanceReminder(db: Knex, { orderId }: { orderId: number }): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read || read.order.owes === 0) return undefined;
  const { order, ranch, owner, customer } = read;
  const revision = await OrderRevision.query(db).where({ orderId }).orderBy('number', 'desc').first();
  const due = formatCents(order.owes);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${orderId}: ${due} is due`,
    paragraphs: [
      `${await readHeadline(db, order)}.`,
      `This is a friendly reminder from ${ranch.ranchName}. If you've paid already, reply to this email.`,
      await howToPay(db, ranch, orderId),
    ],
    facts: [
      ['Order', `#${orderId}`],
      ['Invoice', invoiceNumber(orderId, revision?.number ?? 0)],
      ['Ranch', ranch.ranchName],
      ['Total', formatCents(order.settledTotal ?? order.amount + order.shippingFee)],
      ['Received', formatCents(order.received)],
      ['Balance due', due],
    ],
    link: seePayments(orderId),
  };
}

function balanceFacts(total: number, received: number): Fact[] {
  if (received > total) return [['Paid too much', formatCents(received - total)]];
  return [['Balance due', formatCents(total - received)]];
}
