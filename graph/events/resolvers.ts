import { loadTransaction } from '../commissions/loadTransactions';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { loadOrder } from '../orders/findOrder';
import { orderProjection } from '../orders/Order';
import { resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { changeOf, eventProjection } from './Event';
import { listEvents } from './listEvents';

export const eventResolvers: Resolvers = {
  Query: {
    events: async (_, args, context, info) => listEvents(context, args, nodeColumnsOf(info, eventProjection)),
  },
  Event: {
    id: ({ position }) => position,
    amount: ({ amount }) => Math.abs(amount),
    change: changeOf,
    rancher: resolveRancher,
    order: async ({ orderId }, _, context, info) =>
      orderId === null ? null : loadOrder(context, orderId, columnsOf(info, orderProjection)),
    transaction: async ({ transactionId }, _, context) =>
      transactionId === null ? null : loadTransaction(context, transactionId),
  },
  EventConnection: connection,
};
