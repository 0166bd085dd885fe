import { BRAND } from '../../rules/brand';
import { commissionPaymentInput } from '../../rules/commissionPaymentForm';
import { commissionRateForm } from '../../rules/commissionRateForm';
import { toCents } from '../../rules/money';
import { paymentRequestInput } from '../../rules/paymentRequestForm';
import { statementPdf } from '../documents/statementPdf';
import type { PaymentRequestInput } from '../resolverTypes.generated';
import {
  type Rest_transactionFragment,
  RestCommissionsDocument,
  RestRecordPaymentDocument,
  type RestRecordPaymentMutationVariables,
  RestRequestPaymentDocument,
  RestSetCommissionRateDocument,
  type RestSetCommissionRateMutationVariables,
  RestStatementDocument,
} from './commissions.generated';
import { presentRancher } from './presentRancher';
import { isDollars } from './readDollars';
import { readArguments, readInput } from './readInput';
import { listRow, RestFile, type RestRequest, row } from './row';
import { statementCsv } from './statementCsv';

const rateNames = { rate: 'commissionRate' };

/** The form works in dollars, and so does this endpoint. What is no amount is left to the form's own message. */
function paymentRequestOf({ body }: RestRequest): Promise<PaymentRequestInput> {
  const amount = isDollars(body.amount) ? toCents(body.amount) : 0;
  return readInput<PaymentRequestInput>('PaymentRequestInput', paymentRequestInput, { ...body, amount });
}

const presentTransaction = (transaction: Rest_transactionFragment, { params }: RestRequest) => ({
  ...transaction,
  rancherId: Number(params.rancherId),
});

/** What the two forms of a statement have in common. */
const statementRow = {
  method: 'GET',
  to: ['OWNER', 'ADMIN'],
  attempts: 'export',
  operation: RestStatementDocument,
  variables: ({ params, query }: RestRequest) => ({ rancherId: params.rancherId!, month: query.month ?? '' }),
} as const;

const fileName = ({ month }: { month: string }, suffix: string) =>
  `${BRAND.toLowerCase()}-commission-${month}.${suffix}`;

export const commissionRows = [
  listRow({
    method: 'GET',
    path: '/commissions/rancher/:rancherId',
    summary: 'The commission ledger of a ranch, newest first; for its rancher and admins.',
    to: ['OWNER', 'ADMIN'],
    operation: RestCommissionsDocument,
    variables: ({ params }) => ({ rancherId: params.rancherId! }),
    connection: ({ rancher }) => rancher?.commission.transactions,
    presentNode: presentTransaction,
  }),
  row({
    ...statementRow,
    path: '/ranchers/:rancherId/statement.csv',
    summary: 'The commission statement of a month (month=2026-11) as a table; for its rancher and admins.',
    present: ({ rancher }) => {
      if (!rancher) return undefined;
      const { statement } = rancher.commission;
      return new RestFile('text/csv', fileName(statement, 'csv'), statementCsv(statement));
    },
  }),
  row({
    ...statementRow,
    path: '/ranchers/:rancherId/statement.pdf',
    summary: 'The commission statement of a month (month=2026-11) as a document; for its rancher and admins.',
    present: async ({ rancher }) => {
      if (!rancher) return undefined;
      const { commission, ...ranch } = rancher;
      const document = await statementPdf({ ...ranch, ...commission });
      return new RestFile('application/pdf', fileName(commission.statement, 'pdf'), document);
    },
  }),
  row({
    method: 'POST',
    path: '/ranchers/:rancherId/request-payment',
    summary: 'Tells the platform team that the ranch wants to pay commission; amount in dollars.',
    status: 201,
    to: ['OWNER'],
    operation: RestRequestPaymentDocument,
    variables: async (request) => ({ input: await paymentRequestOf(request) }),
    present: ({ requestCommissionPayment }, request) => ({
      ...presentTransaction(requestCommissionPayment, request),
      message: 'Payment request submitted. Our team will respond in 1-2 business days.',
    }),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:rancherId/payment',
    summary: 'Books a commission payment in cents. Idempotency-Key makes it safe to send again.',
    status: 201,
    names: { idempotencyKey: 'Idempotency-Key' },
    operation: RestRecordPaymentDocument,
    variables: async ({ params, body, idempotencyKey }) => ({
      ...(await readArguments<Pick<RestRecordPaymentMutationVariables, 'amount' | 'description'>>(
        'recordCommissionPayment',
        commissionPaymentInput,
        body,
      )),
      rancherId: params.rancherId!,
      idempotencyKey,
    }),
    present: ({ recordCommissionPayment }, request) => presentTransaction(recordCommissionPayment, request),
  }),
  row({
    method: 'POST',
    path: '/admin/ranchers/:rancherId/commission-rate',
    summary: 'Sets the commission rate in percent for orders placed from now on.',
    names: rateNames,
    operation: RestSetCommissionRateDocument,
    variables: async ({ params, body: { commissionRate: rate } }) => ({
      ...(await readArguments<Pick<RestSetCommissionRateMutationVariables, 'rate'>>(
        'setCommissionRate',
        commissionRateForm,
        { rate },
        rateNames,
      )),
      rancherId: params.rancherId!,
    }),
    present: ({ setCommissionRate }) => presentRancher(setCommissionRate),
  }),
];
