import { connection } from '../database/reading/page';
import { rowOf } from '../database/reading/rowId';
import type { Resolvers } from '../resolverTypes.generated';
import { changeOf } from './Event';
import { listEvents } from './listEvents';

export const eventResolvers: Resolvers = {
  Query: {
    events: async (_, args, context) => listEvents(context, args),
  },
  Event: {
    id: ({ position }) => position,
    amount: ({ amount }) => Math.abs(amount),
    change: changeOf,
    rancher: ({ rancherId }) => ({ id: rancherId }),
    order: ({ orderId }) => rowOf(orderId),
    transaction: ({ transactionId }) => rowOf(transactionId),
  },
  EventConnection: connection,
};
