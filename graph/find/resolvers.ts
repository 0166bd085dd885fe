import type { Resolvers } from '../resolverTypes.generated';
import { ranchPoints } from './ranchPoints';
import { ranchStates } from './ranchStates';

export const findResolvers: Resolvers = {
  Query: {
    ranchPoints: async (_, { filter }, context) => ranchPoints(context, filter),
    ranchStates: async (_, _args, context) => ranchStates(context),
  },
};
