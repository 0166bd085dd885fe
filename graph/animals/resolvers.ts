import { rowOf } from '../database/reading/rowId';
import type { Resolvers } from '../resolverTypes.generated';
import { createAnimals } from './createAnimals';
import { moveAnimal } from '../harvesting/moveAnimal';
import { moveHarvest } from '../harvesting/moveHarvest';
import { updateAnimal } from '../harvesting/updateAnimal';

export const animalResolvers: Resolvers = {
  Event: {
    animal: ({ animalId }) => rowOf(animalId),
  },
  Mutation: {
    createAnimals: async (_, args, context) => ({ animals: await createAnimals(context, args) }),
    updateAnimal: async (_, args, context) => ({ animal: await updateAnimal(context, args) }),
    moveAnimal: async (_, args, context) => ({ animal: await moveAnimal(context, args) }),
    moveHarvest: async (_, args, context) => ({ animal: await moveHarvest(context, args) }),
  },
};
