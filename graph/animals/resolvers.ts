import { rowOf } from '../database/reading/rowId';
import type { Resolvers } from '../resolverTypes.generated';
import { createAnimals } from './createAnimals';

export const animalResolvers: Resolvers = {
  Event: {
    animal: ({ animalId }) => rowOf(animalId),
  },
  Mutation: {
    createAnimals: async (_, args, context) => ({ animals: await createAnimals(context, args) }),
  },
};
