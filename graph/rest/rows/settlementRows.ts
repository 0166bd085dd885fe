import { orderPaymentInput } from '../../../rules/settlement/orderPaymentForm';
import { weighAnimalInput, weighOrderInput } from '../../../rules/settlement/weighForm';
import { message } from '../present/view';
import { seesOrders } from '../read/RestRequest';
import { row } from '../row';
import { invoice, receipt, receivableTable } from './orderPapers';
import * as settlements from './settlements.generated';

/** Only provides messages for invalid bodies. GraphQL knows the days that are right. */
const orderPaymentForm = orderPaymentInput({ orderedOn: '0001-01-01', today: '9999-12-30' });

/** What orders cost by weight, and what families have paid. */
export const settlementRows = [
  row('GET /orders/:id/settlement', settlements.RestSettlementDocument, {
    summary: 'What an order costs, its revisions and its payments, in cents; for its family, its ranch and admins.',
  }),
  row('POST /rancher/orders/:id/weigh', settlements.RestWeighOrderDocument, {
    summary:
      "Records weights of an order's own lines, and other charges and discounts in cents, and settles the order.",
    form: weighOrderInput,
  }),
  row('POST /rancher/animals/:id/weigh', settlements.RestWeighAnimalDocument, {
    summary: 'Records what an animal and the packages of its shares weigh, and settles its orders.',
    form: weighAnimalInput,
    variables: { orders: seesOrders },
  }),
  row('POST /rancher/orders/:id/payments', settlements.RestRecordOrderPaymentDocument, {
    summary: 'Records money from a family, or given back, in cents. Idempotency-Key makes it safe to send again.',
    status: 201,
    form: orderPaymentForm,
  }),
  row('POST /rancher/orders/:id/remind', settlements.RestRemindOfBalanceDocument, {
    summary: 'Mails the family what is due, once a day at most.',
    view: message('Reminder sent'),
  }),
  row('GET /rancher/receivables', settlements.RestReceivablesDocument, {
    summary: "Orders whose families owe the signed-in rancher's ranch something, the longest due first; in cents.",
    to: ['RANCHER'],
  }),
  row('GET /rancher/receivables.csv', settlements.RestReceivableTableDocument, {
    summary: "Orders whose families owe the signed-in rancher's ranch something, as a table.",
    to: ['RANCHER'],
    view: receivableTable,
  }),
  row('GET /orders/:id/invoice.pdf', settlements.RestInvoiceDocument, {
    summary: 'The invoice of an order, after it is weighed; for its family, its ranch and admins.',
    view: invoice,
  }),
  row('GET /order-payments/:id/receipt.pdf', settlements.RestReceiptDocument, {
    summary: 'The receipt of a payment; for its family, its ranch and admins.',
    view: receipt,
  }),
];
