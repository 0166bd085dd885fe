import { roundingOf } from '../../rules/settlement/settle';
import { findClaim } from '../claims/loadClaims';
import type { Context } from '../context';
import { mustExist } from '../database/transaction';
import { loadOrder } from '../orders/findOrder';
import type { Resolvers } from '../resolverTypes.generated';
import { findInvoice } from './findInvoice';
import { findPayment, quoteFor, waitingFor } from './loadSettlements';
import { previewProposal, proposeWeights } from './proposeWeights';
import { recordOrderPayment } from './recordOrderPayment';
import { remindOfBalance } from './remindOfBalance';
import { sellerAt } from './sellers';
import { previewWeighing, weighAnimal } from './weighAnimal';
import { previewOrderWeighing, weighOrder } from './weighOrder';

const claimOf = ({ claimId }: { claimId: number | null }, _: unknown, context: Context) =>
  claimId === null || !context.viewer ? null : findClaim(context, claimId);

export const settlementResolvers: Resolvers = {
  Query: {
    orderPayment: async (_, { id }, context) => findPayment(context, id),
    weighingPreview: async (_, args, context) => previewWeighing(context, args),
    proposalPreview: async (_, args, context) => previewProposal(context, args),
    orderWeighingPreview: async (_, args, context) => previewOrderWeighing(context, args),
  },
  Mutation: {
    weighAnimal: async (_, args, context) => weighAnimal(context, args),
    proposeWeights: async (_, args, context) => ({ door: await proposeWeights(context, args) }),
    weighOrder: async (_, args, context) => ({ order: await weighOrder(context, args) }),
    recordOrderPayment: async (_, args, context) => recordOrderPayment(context, args),
    remindOfBalance: async (_, args, context) => ({ order: await remindOfBalance(context, args) }),
  },
  Order: {
    invoice: async ({ id }, { revision }, context) =>
      findInvoice(context, mustExist(await loadOrder(context, id, ['*'])), revision),
  },
  Settlement: {
    quote: async (order, _, context) => quoteFor(context, order),
    waitsFor: async (order, _, context) => waitingFor(context, order),
  },
  QuoteLine: { claim: claimOf },
  SettlementLine: { claim: claimOf, rounding: roundingOf },
  Invoice: {
    seller: async ({ rancherId, issuedAt }, _, context) => sellerAt(context, { rancherId, at: issuedAt }),
    balanceDue: ({ total, received }) => Math.max(0, total - received),
    overpaid: ({ total, received }) => Math.max(0, received - total),
  },
  Quote: {
    isProcessingUnknown: (quote) => quote.isProcessingUnknown ?? false,
  },
  WeighingPreview: {
    orders: ({ settled }) => settled,
    waiting: ({ waiting }) => waiting.map(({ orderId }) => ({ id: orderId })),
    commission: ({ settled }) => settled.reduce((sum, { commission }) => sum + commission, 0),
  },
  WeightWarning: { claim: claimOf },
  OrderPreview: {
    order: ({ order }) => ({ id: order.orderId }),
    received: ({ order }) => order.received,
    balanceDue: ({ order, total }) => Math.max(0, total - order.received),
    overpaid: ({ order, total }) => Math.max(0, order.received - total),
    adjustment: ({ order, commission }) => (order.status === 'FULFILLED' ? commission - order.commissionAmount : null),
  },
};
