import type { Resolvers } from '../resolverTypes.generated';
import { dismissPaymentRequest, withdrawPaymentRequest } from './endPaymentRequest';
import { adjustCommission, recordCommissionPayment } from './lowerBalance';
import { readStatement } from './readStatement';
import { requestCommissionPayment } from './requestCommissionPayment';

export const commissionResolvers: Resolvers = {
  Mutation: {
    recordCommissionPayment: async (_, args, context) => recordCommissionPayment(context, args),
    adjustCommission: async (_, args, context) => ({ entry: await adjustCommission(context, args) }),
    requestCommissionPayment: async (_, args, context) => requestCommissionPayment(context, args),
    dismissPaymentRequest: async (_, { id }, context) => dismissPaymentRequest(context, id),
    withdrawPaymentRequest: async (_, { id }, context) => ({ request: await withdrawPaymentRequest(context, id) }),
  },
  Commission: {
    statement: async ({ id }, { month }, context) => readStatement(context, id, month),
  },
};
