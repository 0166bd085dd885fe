import type { Resolvers } from '../resolverTypes.generated';
import { deleteAccount } from './deleteAccount';
import { keepAccount } from './keepAccount';

/** Included in `accountResolvers`. */
export const closingResolvers = {
  Mutation: {
    deleteAccount: async (_, { input }, context) => deleteAccount(context, input),
    keepAccount: async (_, __, context) => keepAccount(context),
  },
} satisfies Resolvers;
