import type { Resolvers } from '../resolverTypes.generated';
import { ranchesNear, zipPlace, zipPlaceAt } from './zipPlace';

export const placeResolvers: Resolvers = {
  Query: {
    zipPlace: async (_, { zipCode }, context) => zipPlace(context, zipCode),
    zipPlaceAt: async (_, position, context) => zipPlaceAt(context, position),
  },
  ZipPlace: {
    ranchesNear: async (place, _, context) => ranchesNear(context, place),
  },
};
