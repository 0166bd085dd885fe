import type { Resolvers } from '../resolverTypes.generated';
import { addFavorite, removeFavorite } from './changeFavorites';

export const favoriteResolvers: Resolvers = {
  Mutation: {
    addFavorite: async (_, { rancherId }, context) => addFavorite(context, rancherId),
    removeFavorite: async (_, { rancherId }, context) => removeFavorite(context, rancherId),
  },
};
