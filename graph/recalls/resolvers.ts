import type { Resolvers } from '../resolverTypes.generated';
import { recallScope } from './recallScope';
import { readRecall, startRecall } from './startRecall';

export const recallResolvers: Resolvers = {
  Query: {
    recallScope: async (_, args, context) => recallScope(context, args),
  },
  Mutation: {
    startRecall: async (_, args, context) => ({ recall: await startRecall(context, args) }),
    readRecall: async (_, { id }, context) => ({ recall: await readRecall(context, id) }),
  },
};
