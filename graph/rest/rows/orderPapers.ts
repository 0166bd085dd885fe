import { waysToPay } from '../../../rules/settlement/paymentMemo';
import { ORDER_PAYMENT_KIND, ORDER_PAYMENT_METHOD } from '../../../rules/settlement/settlementWords';
import { ORDER_STATUS } from '../../../rules/words/vocabulary';
import { cancellationPdf, invoicePdf, type Paid, receiptPdf } from '../../documents/orderPapers';
import { notFound } from '../../errors';
import { type Columns, dollarCell, table } from '../present/csv';
import { fileView } from '../present/view';
import type {
  Rest_orderPaymentFragment,
  Rest_paperFragment,
  Rest_receivableFragment,
  Rest_sellerFragment,
  RestInvoiceQuery,
  RestReceiptQuery,
} from './settlements.generated';

type Receipt = NonNullable<RestReceiptQuery['orderPayment']>;

/** The invoice of an order, or the statement of a canceled one. There's none until the order is weighed. Errors: NOT_FOUND. */
export const invoice = fileView<RestInvoiceQuery['order'] & object>('application/pdf', 'A document.', async (order) => {
  if (ORDER_STATUS.fromLabel(order.status) === 'CANCELED') return cancellation(order);
  if (!order.invoice) throw notFound('Invoice');
  const { timeZone, howToPay: words, paymentLink, memo } = order.settlement;
  const howToPay = waysToPay(words, paymentLink, memo ?? '');
  const { seller, payments, ...issued } = order.invoice;
  const body = await invoicePdf({
    ...partiesOf(order, seller),
    ...{ ...issued, timeZone, howToPay, payments: payments.map(paidOf) },
  });
  return { name: `invoice-${issued.number}.pdf`, body };
});

/** Says what became of the money of a canceled order, on which nothing is due. Errors: NOT_FOUND without any payment. */
async function cancellation(order: RestInvoiceQuery['order'] & object) {
  const { received, overpaid, kept } = order.settlement;
  const last = order.payments.at(-1);
  if (!last) throw notFound('Invoice');
  const payments = order.payments.map(paidOf);
  const body = await cancellationPdf({ ...partiesOf(order, last.seller), payments, received, overpaid, kept });
  return { name: `statement-${order.id}.pdf`, body };
}

export const receipt = fileView<Receipt>('application/pdf', 'A document of one page.', async (payment) => {
  const { id, order, seller, receivedThen, balanceDueThen } = payment;
  const { timeZone } = order.settlement;
  const then = { id, timeZone, payment: paidOf(payment), receivedThen, balanceDueThen };
  return { name: `receipt-${id}.pdf`, body: await receiptPdf({ ...partiesOf(order, seller), ...then }) };
});

const partiesOf = ({ id, customer, shippingAddress }: Rest_paperFragment, seller: Rest_sellerFragment) => ({
  ...{ orderId: id, buyer: customer, seller, shippingAddress },
});

/** Converts REST's words for enum values to labels. */
function paidOf({ kind, method, amount, receivedOn, note, createdAt }: Rest_orderPaymentFragment): Paid {
  const known = ORDER_PAYMENT_KIND.fromLabel(kind) ?? 'BALANCE';
  const text = ORDER_PAYMENT_METHOD.label(ORDER_PAYMENT_METHOD.fromLabel(method) ?? 'OTHER');
  return {
    kind: ORDER_PAYMENT_KIND.label(known),
    type: known,
    method: known === 'KEPT' ? '' : text,
    amount,
    receivedOn,
    note,
    createdAt,
  };
}

const COLUMNS: Columns<Rest_receivableFragment> = {
  Order: ({ id }) => id,
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  Status: ({ status }) => status,
  Total: ({ settlement }) => dollarCell(settlement.total ?? 0),
  Received: ({ settlement }) => dollarCell(settlement.received),
  'Balance Due': ({ settlement }) => dollarCell(settlement.balanceDue ?? 0),
  'Due Since': ({ settlement }) => settlement.dueSince,
  'Days Due': ({ settlement }) => settlement.daysDue,
  Reminded: ({ settlement }) => settlement.remindedAt,
};

export const receivableTable = table('receivables.csv', 'A line for each order; amounts in dollars.', COLUMNS);
