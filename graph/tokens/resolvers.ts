import type { Resolvers } from '../resolverTypes.generated';
import { apiTokensOf } from './ApiToken';
import { createApiToken, revokeApiToken } from './changeApiTokens';

export const partnerResolvers: Resolvers = {
  User: {
    apiTokens: async ({ id }, _, context) => apiTokensOf(context, id),
  },
  Mutation: {
    createApiToken: async (_, args, context) => createApiToken(context, args),
    revokeApiToken: async (_, { id }, context) => revokeApiToken(context, id),
  },
};
