import { DEFAULT_COMMISSION_RATE } from '../../rules/commission';
import { connection } from '../database/page';
import type { Resolvers } from '../resolverTypes.generated';
import { dismissPaymentRequest } from './dismissPaymentRequest';
import { transactionsOfRanch } from './listTransactions';
import { loadOpenRequests } from './openRequests';
import { readStatement } from './readStatement';
import { recordCommissionPayment } from './recordCommissionPayment';
import { requestCommissionPayment } from './requestCommissionPayment';
import { resolvedAt } from './resolvedAt';
import { statementMonths } from './statementMonths';

export const commissionResolvers: Resolvers = {
  Mutation: {
    recordCommissionPayment: async (_, args, context) => recordCommissionPayment(context, args),
    requestCommissionPayment: async (_, args, context) => requestCommissionPayment(context, args),
    dismissPaymentRequest: async (_, { id }, context) => dismissPaymentRequest(context, id),
  },
  Commission: {
    rate: ({ commissionRate }) => commissionRate ?? DEFAULT_COMMISSION_RATE,
    balance: ({ currentBalance }) => currentBalance,
    transactions: async ({ id }, { first, after }, context) =>
      transactionsOfRanch(context, id, { args: {}, first, after, columns: ['*'] }),
    openRequests: async ({ id }, _, context) => loadOpenRequests(context, id),
    statementMonths: async ({ id }, _, context) => statementMonths(context, id),
    statement: async ({ id }, { month }, context) => readStatement(context, id, month),
  },
  CommissionTransaction: {
    resolvedAt: async ({ id, type }, _, context) => (type === 'REQUEST' ? resolvedAt(context, id) : null),
  },
  CommissionTransactionConnection: connection,
};
