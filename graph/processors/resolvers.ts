import type { Resolvers } from '../resolverTypes.generated';
import { createProcessor } from './createProcessor';
import { deleteProcessor } from './deleteProcessor';
import { processorsOf } from './loadProcessors';
import { updateProcessor } from './updateProcessor';

export const processorResolvers: Resolvers = {
  Rancher: {
    processors: async ({ id }, _, context) => processorsOf(context, id),
  },
  Mutation: {
    createProcessor: async (_, { input }, context) => ({ processor: await createProcessor(context, input) }),
    updateProcessor: async (_, args, context) => ({ processor: await updateProcessor(context, args) }),
    deleteProcessor: async (_, { id }, context) => ({ rancher: await deleteProcessor(context, id) }),
  },
};
