import { DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import type { Context } from '../context';
import { connection } from '../database/reading/page';
import { columnsOf } from '../database/reading/projection';
import { loadOrder } from '../orders/findOrder';
import { orderProjection } from '../orders/Order';
import { resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { type CommissionTransactionRow, changeOfBalance } from './CommissionTransaction';
import { loadDiscounts } from './discounts';
import { dismissPaymentRequest, withdrawPaymentRequest } from './endPaymentRequest';
import { transactionsOfRanch } from './loadTransactions';
import { adjustCommission, recordCommissionPayment } from './lowerBalance';
import { listOverdueCommissions } from './overdueCommissions';
import { listOpenRequests, loadOpenAmount, loadOpenRequests, loadRequestAnswer, outcomeOf } from './paymentRequests';
import { readStatement, statementMonths } from './readStatement';
import { requestCommissionPayment } from './requestCommissionPayment';

export const commissionResolvers: Resolvers = {
  Admin: {
    paymentRequests: async (_, args, context) => listOpenRequests(context, args),
    overdueCommissions: async (_, args, context) => listOverdueCommissions(context, args),
  },
  Mutation: {
    recordCommissionPayment: async (_, args, context) => recordCommissionPayment(context, args),
    adjustCommission: async (_, args, context) => ({ entry: await adjustCommission(context, args) }),
    requestCommissionPayment: async (_, args, context) => requestCommissionPayment(context, args),
    dismissPaymentRequest: async (_, { id }, context) => dismissPaymentRequest(context, id),
    withdrawPaymentRequest: async (_, { id }, context) => ({ request: await withdrawPaymentRequest(context, id) }),
  },
  Commission: {
    rate: ({ commissionRate }) => commissionRate ?? DEFAULT_COMMISSION_RATE,
    balance: ({ currentBalance }) => Math.max(0, currentBalance),
    credit: ({ currentBalance }) => Math.max(0, -currentBalance),
    agreement: ({ agreementVersion, agreementAcceptedAt }) =>
      agreementVersion && agreementAcceptedAt ? { version: agreementVersion, acceptedAt: agreementAcceptedAt } : null,
    transactions: async ({ id }, page, context) =>
      transactionsOfRanch(context, id, { ...page, args: {}, columns: ['*'] }),
    discounts: async ({ id }, _, context) => loadDiscounts(context, id),
    openRequests: async ({ id }, _, context) => loadOpenRequests(context, id),
    statementMonths: async ({ id }, _, context) => statementMonths(context, id),
    statement: async ({ id }, { month }, context) => readStatement(context, id, month),
  },
  CommissionTransaction: {
    amount: ({ amount }) => Math.abs(amount),
    change: changeOfBalance,
    order: async ({ orderId }, _, context, info) =>
      orderId === null ? null : loadOrder(context, orderId, columnsOf(info, orderProjection)),
    rancher: resolveRancher,
    openAmount: async ({ id, type }, _, context) => (type === 'REQUEST' ? loadOpenAmount(context, id) : null),
    resolvedAt: async (entry, _, context) => (await answerOf(context, entry))?.createdAt ?? null,
    requestOutcome: async (entry, _, context) => {
      const answer = await answerOf(context, entry);
      return answer && outcomeOf(answer);
    },
  },
  CommissionTransactionConnection: connection,
  OverdueCommission: { rancher: resolveRancher },
  OverdueCommissionConnection: connection,
};

async function answerOf(context: Context, { id, type }: CommissionTransactionRow) {
  return type === 'REQUEST' ? loadRequestAnswer(context, id) : null;
}
