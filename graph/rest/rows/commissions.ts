import { commissionPaymentInput } from '../../../rules/money/commissionPaymentForm';
import { commissionRateForm } from '../../../rules/money/commissionRateForm';
import { toCents } from '../../../rules/money/money';
import { paymentRequestInput } from '../../../rules/money/paymentRequestForm';
import type { PaymentRequestInput } from '../../resolverTypes.generated';
import { inDollars, inputBody } from '../openapi/inputSchema';
import { each, message, together, view } from '../present/view';
import { ofRanch, type RestRequest } from '../read/RestRequest';
import { isDollars } from '../read/readDollars';
import { argumentsOf, readInput } from '../read/readInput';
import { listRow, row } from '../row';
import {
  type Rest_transactionFragment,
  RestCommissionsDocument,
  RestRecordPaymentDocument,
  type RestRecordPaymentMutationVariables,
  RestRequestPaymentDocument,
  RestSetCommissionRateDocument,
  type RestSetCommissionRateMutationVariables,
} from './commissions.generated';
import { ranch } from './ranchView';

const payment = argumentsOf<Pick<RestRecordPaymentMutationVariables, 'amount' | 'description'>>(
  'recordCommissionPayment',
  commissionPaymentInput,
);

const rate = argumentsOf<Pick<RestSetCommissionRateMutationVariables, 'rate'>>(
  'setCommissionRate',
  commissionRateForm,
  {
    rate: 'commissionRate',
  },
);

/** The form works in dollars, and so does this endpoint. What is no amount is left to the form's own message. */
function paymentRequestOf({ body }: RestRequest): Promise<PaymentRequestInput> {
  const amount = isDollars(body.amount) ? toCents(body.amount) : 0;
  return readInput<PaymentRequestInput>('PaymentRequestInput', paymentRequestInput, { ...body, amount });
}

const transaction = view<Rest_transactionFragment>('CommissionTransaction', {
  fields: {
    rancherId: {
      present: (_, { id }) => Number(id),
      describe: () => ({ type: 'integer', minimum: 1, description: 'Id of the ranch.' }),
    },
  },
});

export const commissionRows = [
  listRow({
    method: 'GET',
    path: '/commissions/rancher/:id',
    summary: 'The commission ledger of a ranch, newest first; for its rancher and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestCommissionsDocument,
    variables: ofRanch,
    list: 'rancher.commission.transactions',
    view: each(transaction),
  }),
  row({
    method: 'POST',
    path: '/ranchers/:id/request-payment',
    summary:
      'Tells the platform team that the ranch wants to pay commission; amount in dollars. Idempotency-Key makes it safe to send again.',
    status: 201,
    to: ['OWNER'],
    names: { idempotencyKey: 'Idempotency-Key' },
    body: inDollars(inputBody('PaymentRequestInput'), 'amount'),
    operation: RestRequestPaymentDocument,
    variables: async (request) => ({
      input: await paymentRequestOf(request),
      idempotencyKey: request.idempotencyKey,
    }),
    answer: 'requestCommissionPayment',
    view: together(
      transaction,
      message(
        'Payment request submitted. Our team will respond in 1-2 business days.',
        'What happens next, as a sentence.',
      ),
    ),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:id/payment',
    summary: 'Books a commission payment in cents. Idempotency-Key makes it safe to send again.',
    status: 201,
    names: { idempotencyKey: 'Idempotency-Key' },
    body: payment.body,
    operation: RestRecordPaymentDocument,
    variables: async (request) => ({
      ...(await payment.variables(request)),
      ...ofRanch(request),
      idempotencyKey: request.idempotencyKey,
    }),
    answer: 'recordCommissionPayment',
    view: transaction,
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:id/commission-rate',
    summary: 'Sets the commission rate in percent for orders placed from now on.',
    names: rate.names,
    body: rate.body,
    operation: RestSetCommissionRateDocument,
    variables: async (request) => ({ ...(await rate.variables(request)), ...ofRanch(request) }),
    answer: 'setCommissionRate',
    view: ranch,
  }),
];
