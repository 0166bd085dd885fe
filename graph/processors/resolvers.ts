import type { Resolvers } from '../resolverTypes.generated';
import { createProcessor, deleteProcessor, updateProcessor } from './changeProcessors';
import { processorsOf } from './loadProcessors';

export const processorResolvers: Resolvers = {
  Rancher: {
    processors: async ({ id }, _, context) => processorsOf(context, id),
  },
  Mutation: {
    createProcessor: async (_, args, context) => ({ processor: await createProcessor(context, args) }),
    updateProcessor: async (_, args, context) => ({ processor: await updateProcessor(context, args) }),
    deleteProcessor: async (_, { id }, context) => ({ rancher: await deleteProcessor(context, id) }),
  },
};
