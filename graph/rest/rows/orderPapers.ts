import { ORDER_PAYMENT_KIND, ORDER_PAYMENT_METHOD } from '../../../rules/settlement/settlementWords';
import { ITEM_TYPE, ORDER_STATUS } from '../../../rules/words/vocabulary';
import { cancellationPdf, type InvoiceLine, invoicePdf, type Paid, receiptPdf } from '../../documents/orderPapers';
import { notFound } from '../../errors';
import { type Columns, dollarCell, table } from '../present/csv';
import { fileView } from '../present/view';
import type {
  Rest_orderPaymentFragment,
  Rest_paperFragment,
  Rest_receivableFragment,
  RestReceiptQuery,
} from './settlements.generated';

type Receipt = NonNullable<RestReceiptQuery['orderPayment']>;

/** The invoice of an order, or the statement of a canceled one. There's none until the order is weighed. Errors: NOT_FOUND. */
export const invoice = fileView<Rest_paperFragment>('application/pdf', 'A document.', async (order) => {
  const { settlement } = order;
  if (ORDER_STATUS.fromLabel(order.status) === 'CANCELED') return cancellation(order);
  if (settlement.balanceDue === null) throw notFound('Invoice');
  const { revision, received, balanceDue, overpaid, howToPay } = settlement;
  const body = await invoicePdf({
    ...partiesOf(order),
    timeZone: settlement.timeZone,
    date: revision?.createdAt ?? order.createdAt,
    number: revision?.number ?? null,
    lines: revision ? revision.lines : linesOf(order),
    ...{ total: order.total, received, balanceDue, overpaid, howToPay },
    payments: order.payments.map(paidOf),
  });
  return { name: `invoice-${order.id}.pdf`, body };
});

/** Says what became of the money of a canceled order, on which nothing is due. Errors: NOT_FOUND without any payment. */
async function cancellation(order: Rest_paperFragment) {
  const { received, overpaid, kept } = order.settlement;
  if (order.payments.length === 0) throw notFound('Invoice');
  const payments = order.payments.map(paidOf);
  const body = await cancellationPdf({ ...partiesOf(order), payments, received, overpaid, kept });
  return { name: `statement-${order.id}.pdf`, body };
}

/** The receipt for a payment of a family, or for a refund. */
export const receipt = fileView<Receipt>(
  'application/pdf',
  'A document of one page.',
  async ({ order, ...payment }) => {
    const { received, balanceDue } = order.settlement;
    const body = await receiptPdf({
      ...partiesOf(order),
      id: payment.id,
      payment: paidOf(payment),
      received,
      balanceDue,
    });
    return { name: `receipt-${payment.id}.pdf`, body };
  },
);

const partiesOf = ({ id, customer, rancher }: Rest_paperFragment) => ({
  orderId: id,
  buyer: customer,
  seller: rancher,
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

/** Returns the lines of an order at a fixed price that was never settled. */
function linesOf({ items, shippingMethod, shippingFee }: Rest_paperFragment): InvoiceLine[] {
  const fixed = { pounds: null, pricePerPound: null, rounding: 0, toProcessor: false };
  const goods = items.map(({ name, variantName, quantity, type, total }) => {
    const unit = ITEM_TYPE.fromLabel(type) === 'SELECT_CUT' ? 'lb' : '×';
    return { ...fixed, label: `${quantity} ${unit} ${variantName ? `${name} (${variantName})` : name}`, amount: total };
  });
  return shippingFee > 0 ? [...goods, { ...fixed, label: shippingMethod, amount: shippingFee }] : goods;
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
