import { commissionPaymentInput } from '../../../rules/money/commissionPaymentForm';
import { commissionRateForm } from '../../../rules/money/commissionRateForm';
import { toCents } from '../../../rules/money/money';
import { paymentRequestInput } from '../../../rules/money/paymentRequestForm';
import { each, message, together, view } from '../present/view';
import { inDollars, isDollars } from '../read/inDollars';
import type { BodyView } from '../read/inputCodec';
import { row } from '../row';
import * as graph from './commissions.generated';
import { ranch } from './ranchView';

/** The amount is in dollars, as in the form. Anything that isn't an amount is left to the form's own message. */
const paymentRequest: BodyView = {
  read: (body) => ({ ...body, amount: isDollars(body.amount) ? toCents(body.amount) : 0 }),
  describe: inDollars('amount').describe,
};

const transaction = view<graph.Rest_transactionFragment>('CommissionTransaction', {
  fields: {
    rancherId: {
      present: (_, { id }) => Number(id),
      describe: () => ({ type: 'integer', minimum: 1, description: 'Id of the ranch.' }),
    },
  },
});

export const commissionRows = [
  row('GET /commissions/rancher/:id', {
    summary: 'The commission ledger of a ranch, newest first; for its rancher and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: graph.RestCommissionsDocument,
    answer: 'rancher.commission.transactions',
    view: each(transaction),
  }),
  row('POST /ranchers/:id/request-payment', {
    summary:
      'Tells the platform team that the ranch wants to pay commission; amount in dollars. Idempotency-Key makes it safe to send again.',
    status: 201,
    to: ['OWNER'],
    operation: graph.RestRequestPaymentDocument,
    form: paymentRequestInput,
    body: paymentRequest,
    view: together(
      transaction,
      message(
        'Payment request submitted. Our team will respond in 1-2 business days.',
        'What happens next, as a sentence.',
      ),
    ),
  }),
  row('POST /admin/ranchers/:id/payment', {
    summary: 'Books a commission payment in cents. Idempotency-Key makes it safe to send again.',
    status: 201,
    operation: graph.RestRecordPaymentDocument,
    form: commissionPaymentInput,
    view: transaction,
  }),
  row('POST /admin/ranchers/:id/commission-rate', {
    summary: 'Sets the commission rate in percent for orders placed from now on.',
    operation: graph.RestSetCommissionRateDocument,
    form: commissionRateForm,
    view: ranch,
  }),
];
