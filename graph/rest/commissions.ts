import { toCents } from '../../rules/money';
import { forbidden } from '../errors';
import type { MutationRecordCommissionPaymentArgs, PaymentRequestInput } from '../resolverTypes.generated';
import {
  RestCommissionsDocument,
  RestRecordPaymentDocument,
  RestRequestPaymentDocument,
} from './commissions.generated';
import { readArguments, readInput } from './readInput';
import { listRow, type RestRequest, row } from './row';

/** The form works in dollars, and so does this endpoint. What is no amount is left to the form's own message. */
function paymentRequestOf({ body }: RestRequest): PaymentRequestInput {
  const dollars = Number(body.amount);
  const amount = Number.isFinite(dollars) && dollars > 0 ? toCents(dollars) : 0;
  return readInput<PaymentRequestInput>('PaymentRequestInput', { ...body, amount });
}

/** The path names a ranch, but a rancher pays for their own alone. */
function requireOwn({ viewer, params }: RestRequest): void {
  if (viewer?.userType === 'RANCHER' && String(viewer.ranchId) !== params.id) throw forbidden();
}

export const commissionRows = [
  listRow({
    method: 'GET',
    path: '/commissions/rancher/:id',
    summary: 'The commission ledger of a ranch, newest first; for its rancher and admins.',
    operation: RestCommissionsDocument,
    variables: ({ params }) => ({ rancherId: params.id!, first: 0 }),
    connection: ({ rancher }) => rancher?.commission.transactions,
  }),
  row({
    method: 'POST',
    path: '/ranchers/:id/request-payment',
    summary: 'Tells the platform team that the ranch wants to pay commission; amount in dollars.',
    status: 201,
    operation: RestRequestPaymentDocument,
    variables: (request) => {
      requireOwn(request);
      return { input: paymentRequestOf(request) };
    },
    present: ({ requestCommissionPayment }) => ({
      ...requestCommissionPayment,
      message: 'Payment request submitted. Our team will respond in 1-2 business days.',
    }),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:id/payment',
    summary: 'Books a commission payment in cents. Idempotency-Key makes it safe to send again.',
    status: 201,
    operation: RestRecordPaymentDocument,
    variables: ({ params, body, idempotencyKey }) => ({
      ...readArguments<MutationRecordCommissionPaymentArgs>('recordCommissionPayment', {
        amount: body.amount,
        description: body.description,
      }),
      rancherId: params.id!,
      idempotencyKey,
    }),
    present: ({ recordCommissionPayment }) => recordCommissionPayment,
  }),
];
