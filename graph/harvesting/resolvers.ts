import type { Resolvers } from '../resolverTypes.generated';
import { createProcessor, deleteProcessor, updateProcessor } from './changeProcessors';

export const processorResolvers: Resolvers = {
  Mutation: {
    createProcessor: async (_, args, context) => ({ processor: await createProcessor(context, args) }),
    updateProcessor: async (_, args, context) => ({ processor: await updateProcessor(context, args) }),
    deleteProcessor: async (_, { id }, context) => ({ rancher: await deleteProcessor(context, id) }),
  },
};
