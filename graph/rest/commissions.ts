import { commissionPaymentInput } from '../../rules/commissionPaymentForm';
import { commissionRateForm } from '../../rules/commissionRateForm';
import { toCents } from '../../rules/money';
import { paymentRequestInput } from '../../rules/paymentRequestForm';
import type { PaymentRequestInput } from '../resolverTypes.generated';
import {
  type Rest_transactionFragment,
  RestCommissionsDocument,
  RestRecordPaymentDocument,
  type RestRecordPaymentMutationVariables,
  RestRequestPaymentDocument,
  RestSetCommissionRateDocument,
  type RestSetCommissionRateMutationVariables,
} from './commissions.generated';
import { argumentBody, inDollars, inputBody } from './openapi/inputSchema';
import type { Shape } from './openapi/Schema';
import { id, named, object, text } from './openapi/shape';
import { presentRancher, rancherShape } from './presentRancher';
import { isDollars } from './readDollars';
import { readArguments, readInput } from './readInput';
import { listRow, type RestRequest, row } from './row';

const rateNames = { rate: 'commissionRate' };

/** The form works in dollars, and so does this endpoint. What is no amount is left to the form's own message. */
function paymentRequestOf({ body }: RestRequest): Promise<PaymentRequestInput> {
  const amount = isDollars(body.amount) ? toCents(body.amount) : 0;
  return readInput<PaymentRequestInput>('PaymentRequestInput', paymentRequestInput, { ...body, amount });
}

const presentTransaction = (transaction: Rest_transactionFragment, { params }: RestRequest) => ({
  ...transaction,
  rancherId: Number(params.id),
});

const transactionShape = (transaction: Shape<Rest_transactionFragment>) =>
  named('CommissionTransaction', object({ ...transaction.properties, rancherId: id('Id of the ranch.') }));

export const commissionRows = [
  listRow({
    method: 'GET',
    path: '/commissions/rancher/:id',
    summary: 'The commission ledger of a ranch, newest first; for its rancher and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestCommissionsDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    connection: ({ rancher }) => rancher?.commission.transactions,
    presentNode: presentTransaction,
    answer: transactionShape,
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
    present: ({ requestCommissionPayment }, request) => ({
      ...presentTransaction(requestCommissionPayment, request),
      message: 'Payment request submitted. Our team will respond in 1-2 business days.',
    }),
    answer: ({ requestCommissionPayment }) =>
      object({
        ...transactionShape(requestCommissionPayment).properties,
        message: text('What happens next, as a sentence.'),
      }),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:id/payment',
    summary: 'Books a commission payment in cents. Idempotency-Key makes it safe to send again.',
    status: 201,
    names: { idempotencyKey: 'Idempotency-Key' },
    body: argumentBody({
      amount: 'Mutation.recordCommissionPayment(amount:)',
      description: 'Mutation.recordCommissionPayment(description:)',
    }),
    operation: RestRecordPaymentDocument,
    variables: async ({ params, body, idempotencyKey }) => ({
      ...(await readArguments<Pick<RestRecordPaymentMutationVariables, 'amount' | 'description'>>(
        'recordCommissionPayment',
        commissionPaymentInput,
        body,
      )),
      rancherId: params.id!,
      idempotencyKey,
    }),
    present: ({ recordCommissionPayment }, request) => presentTransaction(recordCommissionPayment, request),
    answer: ({ recordCommissionPayment }) => transactionShape(recordCommissionPayment),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:id/commission-rate',
    summary: 'Sets the commission rate in percent for orders placed from now on.',
    names: rateNames,
    body: argumentBody({ commissionRate: 'Mutation.setCommissionRate(rate:)' }),
    operation: RestSetCommissionRateDocument,
    variables: async ({ params, body: { commissionRate: rate } }) => ({
      ...(await readArguments<Pick<RestSetCommissionRateMutationVariables, 'rate'>>(
        'setCommissionRate',
        commissionRateForm,
        { rate },
        rateNames,
      )),
      rancherId: params.id!,
    }),
    present: ({ setCommissionRate }) => presentRancher(setCommissionRate),
    answer: ({ setCommissionRate }) => rancherShape(setCommissionRate),
  }),
];
