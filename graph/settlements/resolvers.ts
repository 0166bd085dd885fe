import { hasAnyDuty } from '../../rules/accounts/duties';
import { canBeReminded, daysDue } from '../../rules/settlement/reminder';
import { roundingOf } from '../../rules/settlement/settle';
import { findClaim } from '../claims/loadClaims';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { loadOrder } from '../orders/findOrder';
import { orderProjection } from '../orders/Order';
import { actorOn } from '../orders/visibleOrders';
import type { Resolvers } from '../resolverTypes.generated';
import { findInvoice } from './findInvoice';
import {
  balanceDue,
  currentRevision,
  findPayment,
  howToPay,
  overpaid,
  paymentsOfOrder,
  quoteFor,
  revisionsOfOrder,
  stateOf,
  totalOf,
  waitingFor,
  weighingsOfAnimal,
} from './loadSettlements';
import { receivableFigures, receivablesOfRanch } from './receivables';
import { recordOrderPayment } from './recordOrderPayment';
import { remindOfBalance } from './remindOfBalance';
import { sellerAt } from './sellers';
import { previewWeighing, weighAnimal } from './weighAnimal';
import { previewOrderWeighing, weighOrder } from './weighOrder';

const claimOf = ({ claimId }: { claimId: number | null }, _: unknown, context: Context) =>
  claimId === null ? null : findClaim(context, claimId);

const tenths = (value: number | null) => (value === null ? null : value / 10);

export const settlementResolvers: Resolvers = {
  Query: {
    orderPayment: async (_, { id }, context) => findPayment(context, id),
    weighingPreview: async (_, args, context) => previewWeighing(context, args),
    orderWeighingPreview: async (_, args, context) => previewOrderWeighing(context, args),
  },
  Mutation: {
    weighAnimal: async (_, args, context) => weighAnimal(context, args),
    weighOrder: async (_, args, context) => ({ order: await weighOrder(context, args) }),
    recordOrderPayment: async (_, args, context) => recordOrderPayment(context, args),
    remindOfBalance: async (_, args, context) => ({ order: await remindOfBalance(context, args) }),
  },
  Rancher: {
    receivables: async ({ id }, page, context, info) =>
      receivablesOfRanch(context, id, { ...page, args: {}, columns: nodeColumnsOf(info, orderProjection) }),
    receivableFigures: async ({ id }, _, context) => receivableFigures(context, id),
  },
  Animal: {
    hangingPounds: ({ hangingTenths }) => tenths(hangingTenths),
    weighings: async ({ id }, _, context) => weighingsOfAnimal(context, id),
  },
  Claim: {
    packagedPounds: ({ packagedTenths }) => tenths(packagedTenths),
  },
  OrderItem: {
    basis: ({ type, basis }) => (type === 'SELECT_CUT' ? 'PACKAGED' : basis),
    pricePerPound: ({ type, price, pricePerPound }) => (type === 'SELECT_CUT' ? price : pricePerPound),
    settledPounds: ({ settledTenths }) => tenths(settledTenths),
  },
  Order: {
    settlement: (order) => order,
    revisions: async ({ id }, _, context) => revisionsOfOrder(context, id),
    invoice: async (order, { revision }, context) => findInvoice(context, order, revision),
    payments: async ({ id }, _, context) => paymentsOfOrder(context, id),
    balanceDue: async (order, _, context) => balanceDue(context, order),
  },
  Settlement: {
    state: async (order, _, context) => stateOf(context, order),
    quote: async (order, _, context) => quoteFor(context, order),
    waitsFor: async (order, _, context) => waitingFor(context, order),
    revisionId: async (order, _, context) => (await currentRevision(context, order))?.id ?? null,
    revision: async (order, _, context) => currentRevision(context, order),
    total: async (order, _, context) => totalOf(context, order),
    balanceDue: async (order, _, context) => balanceDue(context, order),
    overpaid: async (order, _, context) => overpaid(context, order),
    kept: ({ kept, received }) => Math.min(kept, received),
    toProcessor: async (order, _, context) => (await currentRevision(context, order))?.toProcessor ?? null,
    timeZone: (_, __, { config }) => config.timeZone,
    dueSince: ({ owes, owedSince }) => (owes > 0 ? owedSince : null),
    daysDue: ({ owes, owedSince }) => (owes > 0 && owedSince ? daysDue(owedSince, new Date()) : null),
    canRemind: (order, _, context) => {
      const viewer = signedIn(context);
      return hasAnyDuty(viewer, ['MONEY']) && actorOn(order, viewer) !== 'OWNER' && canBeReminded(order, new Date());
    },
    howToPay: async ({ rancherId, status }, _, context) =>
      status === 'CANCELED' ? null : howToPay(context, rancherId),
  },
  QuoteLine: { claim: claimOf },
  SettlementLine: { claim: claimOf, rounding: roundingOf },
  Invoice: {
    seller: async ({ rancherId, issuedAt }, _, context) => sellerAt(context, { rancherId, at: issuedAt }),
    balanceDue: ({ total, received }) => Math.max(0, total - received),
    overpaid: ({ total, received }) => Math.max(0, received - total),
  },
  OrderPayment: {
    seller: async ({ rancherId, createdAt }, _, context) => sellerAt(context, { rancherId, at: createdAt }),
    claim: claimOf,
    order: async ({ orderId }, _, context, info) =>
      mustExist(await loadOrder(context, orderId, columnsOf(info, orderProjection))),
  },
  OrderRevision: {
    balanceDue: ({ total, received }) => Math.max(0, total - received),
    overpaid: ({ total, received }) => Math.max(0, received - total),
  },
  Quote: {
    isProcessingUnknown: (quote) => quote.isProcessingUnknown ?? false,
  },
  Weighing: {
    hangingPounds: ({ hangingTenths }) => tenths(hangingTenths),
    sides: ({ sidesTenths }) => (sidesTenths ?? []).map((side) => side / 10),
  },
  PackagedWeight: {
    claim: claimOf,
    pounds: (weight) => weight.tenths / 10,
  },
  WeighingPreview: {
    orders: ({ settled }) => settled,
    waiting: async ({ waiting }, _, context, info) => {
      const columns = columnsOf(info, orderProjection);
      return Promise.all(waiting.map(async ({ orderId }) => mustExist(await loadOrder(context, orderId, columns))));
    },
    commission: ({ settled }) => settled.reduce((sum, { commission }) => sum + commission, 0),
  },
  OrderPreview: {
    order: async ({ order }, _, context, info) =>
      mustExist(await loadOrder(context, order.orderId, columnsOf(info, orderProjection))),
    received: ({ order }) => order.received,
    balanceDue: ({ order, total }) => Math.max(0, total - order.received),
    overpaid: ({ order, total }) => Math.max(0, order.received - total),
    adjustment: ({ order, commission }) => (order.status === 'FULFILLED' ? commission - order.commissionAmount : null),
  },
};
