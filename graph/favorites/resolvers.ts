import { resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { addFavorite, removeFavorite } from './changeFavorites';
import { favoritesOf } from './loadFavorites';

export const favoriteResolvers: Resolvers = {
  User: {
    favorites: async ({ id }, _, context) => favoritesOf(context, id),
    favoriteIds: async ({ id }, _, context) => (await favoritesOf(context, id)).map(({ rancherId }) => rancherId),
  },
  Mutation: {
    addFavorite: async (_, { rancherId }, context) => addFavorite(context, rancherId),
    removeFavorite: async (_, { rancherId }, context) => removeFavorite(context, rancherId),
  },
  Favorite: {
    rancher: resolveRancher,
  },
};
