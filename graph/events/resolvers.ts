import { connection } from '../database/page';
import { nodeColumnsOf } from '../database/projection';
import type { Resolvers } from '../resolverTypes.generated';
import { eventProjection } from './Event';
import { listEvents } from './listEvents';

export const eventResolvers: Resolvers = {
  Query: {
    events: async (_, args, context, info) => listEvents(context, args, nodeColumnsOf(info, eventProjection)),
  },
  Event: {
    id: ({ position }) => position,
  },
  EventConnection: connection,
};
