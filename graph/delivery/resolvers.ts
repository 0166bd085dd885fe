import { knownRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { quoteDelivery } from './quoteDelivery';
import { unlawfulDelivery } from './unlawfulDelivery';

export const deliveryResolvers: Resolvers = {
  Query: {
    delivery: async (_, { rancherId, zipCode }, context) =>
      quoteDelivery(context.db, await knownRancher(context, rancherId), zipCode),
  },
  DeliveryQuote: {
    unlawful: async (quote, _, context) => unlawfulDelivery(context, quote),
  },
};
