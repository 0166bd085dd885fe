import { accountResolvers } from './accounts/resolvers';
import { commissionResolvers } from './commissions/resolvers';
import { favoriteResolvers } from './favorites/resolvers';
import { feedbackResolvers } from './feedback/resolvers';
import { orderResolvers } from './orders/resolvers';
import { productResolvers } from './products/resolvers';
import { rancherResolvers } from './ranchers/resolvers';
import type { Resolvers } from './resolverTypes.generated';
import { Cents, DateTime } from './scalars';

const shared: Resolvers = {
  Cents,
  DateTime,
  Query: {
    // Nothing to load: the gate is the @access on the field.
    admin: () => ({}),
  },
};

export const resolvers = [
  shared,
  accountResolvers,
  rancherResolvers,
  productResolvers,
  orderResolvers,
  commissionResolvers,
  favoriteResolvers,
  feedbackResolvers,
];
