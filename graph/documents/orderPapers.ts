import { type Cents, formatCents } from '../../rules/money/money';
import type { OrderPaymentKind } from '../../rules/settlement/settlementWords';
import { dayIn, dayText, timeZoneLabel } from '../../rules/time/timeZone';
import { BRAND } from '../../rules/words/brand';
import type { Paper } from './Paper';
import { printPdf } from './printPdf';

interface Parties {
  orderId: string;
  seller: { ranchName: string; city: string; state: string };
  buyer: { name: string; email: string; zipCode: string };
}

export interface InvoiceLine {
  label: string;
  pounds: number | null;
  pricePerPound: Cents | null;
  amount: Cents;
  /** How much of it is rounding. */
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
  /** When it was settled or ordered. */
  date: string;
  /** The number of the revision. Null for an order at a fixed price. */
  number: number | null;
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
  const { orderId, number, lines, payments, howToPay, timeZone } = invoice;
  const title = number === null || number === 1 ? 'Invoice' : `Invoice, revision ${number}`;
  return printPdf({ title, footer: `${BRAND} – Invoice, Order #${orderId}`, date: dateOf(invoice) }, (paper) => {
    head(paper, title, invoice);
    const day = dayText(dayIn(timeZone, invoice.date));
    paper.paragraph(`Invoice date ${day}, in ${timeZoneLabel(timeZone)}`, { soft: true });
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
    if (howToPay) {
      paper.heading('How to pay');
      for (const paragraph of howToPay.split('\n').filter(Boolean)) paper.paragraph(paragraph);
    }
    paper.paragraph(`You pay the ranch directly. ${BRAND} doesn't handle this payment.`, { soft: true });
  });
}

interface Receipt extends Parties {
  id: string;
  payment: Paid;
  /** The sum received so far. */
  received: Cents;
  /** Null while the order isn't weighed. */
  balanceDue: Cents | null;
}

/** A receipt for money that a ranch received from a family or gave back. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { id, orderId, payment, received, balanceDue, seller, buyer } = receipt;
  const title = TITLES[payment.type] ?? 'Receipt';
  const date = new Date(payment.createdAt);
  return printPdf({ title, footer: `${BRAND} – ${title} #${id}, Order #${orderId}`, date }, (paper) => {
    head(paper, `${title} #${id}`, receipt);
    paper.paragraph(sentenceOf(payment, seller.ranchName, buyer.name));
    paper.table(PAYMENT_COLUMNS, [paymentCells(payment)]);
    const due =
      balanceDue === null ? 'The order is settled by weight later.' : `Balance due now: ${formatCents(balanceDue)}.`;
    paper.paragraph(`Received in all: ${formatCents(received)}. ${due}`, { soft: true });
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
      sum('Kept', Math.min(kept, received)),
      sum('To give back', overpaid),
    ]);
  });
}

function head(paper: Paper, title: string, { orderId, seller, buyer }: Parties): void {
  paper.title(title);
  paper.paragraph(`From ${seller.ranchName}, ${seller.city}, ${seller.state}`);
  paper.paragraph(`To ${buyer.name}, ${buyer.email}, ZIP ${buyer.zipCode}`);
  paper.paragraph(`Order #${orderId}`, { soft: true });
}

/** The date of the content, not of the printing, so that the bytes stay the same until the content changes. */
const dateOf = ({ date, payments }: Invoice) => new Date(payments.at(-1)?.createdAt ?? date);

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
