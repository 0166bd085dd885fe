import { columnsOf } from '../database/projection';
import { loadRancher } from '../ranchers/findRancher';
import { rancherProjection } from '../ranchers/Rancher';
import type { Resolvers } from '../resolverTypes.generated';
import { addFavorite } from './addFavorite';
import { favoritesOf } from './loadFavorites';
import { removeFavorite } from './removeFavorite';

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
    rancher: async ({ rancherId }, _, context, info) =>
      (await loadRancher(context, rancherId, columnsOf(info, rancherProjection)))!,
  },
};
