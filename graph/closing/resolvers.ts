import type { Resolvers } from '../resolverTypes.generated';
import { deleteAccount } from './deleteAccount';
import { keepAccount } from './keepAccount';

export const closingResolvers: Resolvers = {
  Mutation: {
    deleteAccount: async (_, { input }, context) => deleteAccount(context, input),
    keepAccount: async (_, __, context) => keepAccount(context),
  },
};
