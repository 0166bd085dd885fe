import { accountResolvers } from './accounts/resolvers';
import { analyticsResolvers } from './analytics/resolvers';
import { auditResolvers } from './audit/resolvers';
import { commissionResolvers } from './commissions/resolvers';
import { eventResolvers } from './events/resolvers';
import { favoriteResolvers } from './favorites/resolvers';
import { feedbackResolvers } from './feedback/resolvers';
import { mailResolvers } from './mail/resolvers';
import { orderResolvers } from './orders/resolvers';
import { partnerResolvers } from './partners/resolvers';
import { photoResolvers } from './photos/resolvers';
import { productResolvers } from './products/resolvers';
import { rancherResolvers } from './ranchers/resolvers';
import type { Resolvers } from './resolverTypes.generated';
import { Cents, DateTime } from './scalars';
import { webhookResolvers } from './webhooks/resolvers';

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
  photoResolvers,
  productResolvers,
  orderResolvers,
  commissionResolvers,
  favoriteResolvers,
  feedbackResolvers,
  analyticsResolvers,
  auditResolvers,
  mailResolvers,
  partnerResolvers,
  eventResolvers,
  webhookResolvers,
];
