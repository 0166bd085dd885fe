import { mustExist } from '../database/transaction';
import { loadOrder } from '../orders/findOrder';
import type { Resolvers } from '../resolverTypes.generated';
import { headlineOf } from './readStory';

export const storyResolvers: Resolvers = {
  Order: {
    headline: async ({ id }, _, context) => headlineOf(context, mustExist(await loadOrder(context, id, ['*']))),
  },
};
