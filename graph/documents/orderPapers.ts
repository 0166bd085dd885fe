import { type Cents, formatCents } from '../../rules/money/money';
import type { OrderPaymentKind } from '../../rules/settlement/settlementWords';
import { dayIn, dayText, timeZoneLabel } from '../../rules/time/timeZone';
import { BRAND } from '../../rules/words/brand';
import type { Paper } from './Paper';
import { printPdf } from './printPdf';

interface Parties {
  orderId: string;
  /** The ranch as it was when the paper was issued. */
  seller: { ranchName: string; street: string | null; city: string; state: string; phone: string; email: string };
  buyer: { name: string; email: string; zipCode: string };
  /** Where the order goes. Null for a pickup. */
  shippingAddress: string | null;
}

export interface InvoiceLine {
  label: string;
  pounds: number | null;
  pricePerPound: Cents | null;
  amount: Cents;
  rounding: Cents;
  toProcessor: boolean;
}

export interface Paid {
  kind: string;
  type: OrderPaymentKind;
  method: string;
  amount: Cents;
  /** '2027-03-04' */
  receivedOn: string;
  note: string | null;
  createdAt: string;
}

interface Invoice extends Parties {
  timeZone: string;
  number: string;
  issuedAt: string;
  /** The number of the invoice that replaced it, or null. */
  replacedBy: string | null;
  lines: readonly InvoiceLine[];
  total: Cents;
  received: Cents;
  balanceDue: Cents;
  overpaid: Cents;
  howToPay: string | null;
  payments: readonly Paid[];
}

const LINE_COLUMNS = [
  { header: 'For', width: '*' as const },
  { header: 'Pounds', width: 70, numeric: true },
  { header: 'Per lb', width: 70, numeric: true },
  { header: 'Amount', width: 84, numeric: true },
];

const PAYMENT_COLUMNS = [
  { header: 'Date', width: 72 },
  { header: 'For', width: 72 },
  { header: 'Paid by', width: 72 },
  { header: 'Note', width: '*' as const },
  { header: 'Amount', width: 84, numeric: true },
];

/** What a family owes its ranch for an order, and what it paid. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { orderId, number, lines, payments, howToPay, replacedBy } = invoice;
  const title = `Invoice ${number}`;
  return printPdf({ title, footer: `${BRAND} – Invoice, Order #${orderId}`, date: dateOf(invoice) }, (paper) => {
    head(paper, title, invoice);
    paper.paragraph(`Invoice date ${issueDay(invoice.timeZone, invoice.issuedAt)}`, { soft: true });
    if (replacedBy) paper.paragraph(`Invoice ${replacedBy} replaced this one. Please don't pay this one.`);
    const due = lines.filter(({ toProcessor }) => !toProcessor);
    paper.table(LINE_COLUMNS, [...due.map(lineCells), ...sumsOf(invoice)]);
    const toProcessor = lines.filter((line) => line.toProcessor);
    if (toProcessor.length > 0) {
      paper.heading('You pay the processor directly');
      paper.table(LINE_COLUMNS, toProcessor.map(lineCells));
    }
    if (payments.length > 0) {
      paper.heading('Payments');
      paper.table(PAYMENT_COLUMNS, payments.map(paymentCells));
    }
    if (howToPay && !replacedBy) {
      paper.heading('How to pay');
      for (const paragraph of howToPay.split('\n').filter(Boolean)) paper.paragraph(paragraph);
    }
    paper.paragraph(`You pay the ranch directly. ${BRAND} doesn't handle this payment.`, { soft: true });
  });
}

interface Receipt extends Parties {
  id: string;
  timeZone: string;
  payment: Paid;
  /** What the ranch had received by then, with this payment. */
  receivedThen: Cents;
  /** Null if the order wasn't weighed by then. */
  balanceDueThen: Cents | null;
}

/** A receipt for money that a ranch received from a family or gave back. It says what was so then, so it stays the same. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { id, orderId, payment, receivedThen, balanceDueThen, seller, buyer, timeZone } = receipt;
  const title = TITLES[payment.type] ?? 'Receipt';
  const date = new Date(payment.createdAt);
  return printPdf({ title, footer: `${BRAND} – ${title} #${id}, Order #${orderId}`, date }, (paper) => {
    head(paper, `${title} #${id}`, receipt);
    paper.paragraph(`Receipt date ${issueDay(timeZone, payment.createdAt)}`, { soft: true });
    paper.paragraph(sentenceOf(payment, seller.ranchName, buyer.name));
    paper.table(PAYMENT_COLUMNS, [paymentCells(payment)]);
    const due =
      balanceDueThen === null
        ? 'The order is settled by weight later.'
        : `Balance due after it: ${formatCents(balanceDueThen)}.`;
    paper.paragraph(`Received in all by then: ${formatCents(receivedThen)}. ${due}`, { soft: true });
  });
}

const TITLES: Partial<Record<OrderPaymentKind, string>> = { REFUND: 'Refund Receipt', KEPT: 'Kept Deposit' };

function sentenceOf({ type, amount }: Paid, ranchName: string, buyer: string): string {
  if (type === 'REFUND') return `${ranchName} gave ${formatCents(amount)} back to ${buyer}.`;
  if (type === 'KEPT') return `${ranchName} keeps ${formatCents(amount)} of what ${buyer} paid for the canceled order.`;
  return `${ranchName} received ${formatCents(amount)} from ${buyer}.`;
}

interface Cancellation extends Parties {
  payments: readonly Paid[];
  received: Cents;
  overpaid: Cents;
  kept: Cents;
}

/** What a ranch got for an order that was canceled, gave back and keeps. Nothing is due on it. */
export function cancellationPdf(canceled: Cancellation): Promise<Buffer> {
  const { orderId, payments, received, overpaid, kept } = canceled;
  const title = `Statement, Canceled Order #${orderId}`;
  const givenBack = payments.reduce((sum, { type, amount }) => sum + (type === 'REFUND' ? amount : 0), 0);
  const date = new Date(payments.at(-1)?.createdAt ?? 0);
  return printPdf({ title, footer: `${BRAND} – ${title}`, date }, (paper) => {
    head(paper, title, canceled);
    paper.paragraph('This order was canceled. Nothing is due on it.');
    const sum = (name: string, cents: Cents) => ({ cells: ['', name, '', '', formatCents(cents)], isSum: true });
    paper.table(PAYMENT_COLUMNS, [
      ...payments.map(paymentCells),
      sum('Paid', received + givenBack),
      sum('Given back', givenBack),
      sum('Kept', kept),
      sum('To give back', overpaid),
    ]);
  });
}

const issueDay = (timeZone: string, moment: string) =>
  `${dayText(dayIn(timeZone, moment))}, in ${timeZoneLabel(timeZone)}`;

function head(paper: Paper, title: string, { orderId, seller, buyer, shippingAddress }: Parties): void {
  const { ranchName, street, city, state, phone, email } = seller;
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  paper.title(title);
  paper.paragraph(`From ${join(ranchName, street, city, state)}`);
  paper.paragraph(join(phone, email));
  paper.paragraph(`To ${buyer.name}, ${buyer.email}, ZIP ${buyer.zipCode}`);
  const lines = shippingAddress?.split('\n').map((line) => line.trim());
  if (lines) paper.paragraph(`Deliver to ${join(...lines)}`);
  paper.paragraph(`Order #${orderId}`, { soft: true });
}

/** The date of the content, not of the printing, so that the bytes stay the same until the content changes. */
const dateOf = ({ issuedAt, payments }: Invoice) => new Date(payments.at(-1)?.createdAt ?? issuedAt);

const lineCells = ({ label, pounds, pricePerPound, amount, rounding }: InvoiceLine) => ({
  cells: [
    rounding === 0 ? label : `${label} (rounding ${formatCents(rounding)})`,
    pounds === null ? '' : pounds.toLocaleString('en-US', { maximumFractionDigits: 3 }),
    pricePerPound === null ? '' : formatCents(pricePerPound),
    formatCents(amount),
  ],
});

function sumsOf({ total, received, balanceDue, overpaid }: Invoice) {
  const sum = (name: string, cents: Cents) => ({ cells: [name, '', '', formatCents(cents)], isSum: true });
  return [
    sum('Total', total),
    sum('Received', received),
    overpaid > 0 ? sum('Paid too much', overpaid) : sum('Balance due', balanceDue),
  ];
}

const paymentCells = ({ receivedOn, kind, type, method, note, amount }: Paid) => ({
  cells: [dayText(receivedOn), kind, method, note ?? '', formatCents(type === 'REFUND' ? -amount : amount)],
});
