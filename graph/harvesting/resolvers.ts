import type { Resolvers } from '../resolverTypes.generated';
import { createProcessor, deleteProcessor, updateProcessor } from './changeProcessors';
import { closeKillDays } from './closeKillDays';
import { moveAnimal } from './moveAnimal';
import { moveHarvest } from './moveHarvest';
import { updateAnimal } from './updateAnimal';

export const harvestingResolvers: Resolvers = {
  Mutation: {
    createProcessor: async (_, args, context) => ({ processor: await createProcessor(context, args) }),
    updateProcessor: async (_, args, context) => ({ processor: await updateProcessor(context, args) }),
    deleteProcessor: async (_, { id }, context) => ({ rancher: await deleteProcessor(context, id) }),
    updateAnimal: async (_, args, context) => ({ animal: await updateAnimal(context, args) }),
    moveAnimal: async (_, args, context) => ({ animal: await moveAnimal(context, args) }),
    closeKillDays: async (_, args, context) => closeKillDays(context, args),
    moveHarvest: async (_, args, context) => ({ animal: await moveHarvest(context, args) }),
  },
};
