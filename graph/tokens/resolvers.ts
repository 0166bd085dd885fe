import type { Resolvers } from '../resolverTypes.generated';
import { createApiToken, revokeApiToken } from './changeApiTokens';

export const partnerResolvers: Resolvers = {
  Mutation: {
    createApiToken: async (_, args, context) => createApiToken(context, args),
    revokeApiToken: async (_, { id }, context) => revokeApiToken(context, id),
  },
};
