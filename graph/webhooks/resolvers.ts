import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { nodeColumnsOf } from '../database/reading/projection';
import { loadEvent } from '../events/listEvents';
import type { Resolvers } from '../resolverTypes.generated';
import { createWebhook, deleteWebhook, updateWebhook } from './changeWebhooks';
import { deliveriesOf, webhookOf, webhooksOf } from './loadWebhooks';
import { deliveryProjection } from './Webhook';

export const webhookResolvers: Resolvers = {
  User: {
    webhooks: async ({ id }, _, context) => webhooksOf(context, id),
    webhook: async ({ id }, args, context) => webhookOf(context, id, args.id),
  },
  Mutation: {
    createWebhook: async (_, { input }, context) => createWebhook(context, input),
    updateWebhook: async (_, args, context) => updateWebhook(context, args),
    deleteWebhook: async (_, { id }, context) => deleteWebhook(context, id),
  },
  Webhook: {
    deliveries: async ({ id }, page, context, info) =>
      deliveriesOf(context, id, { ...page, args: {}, columns: nodeColumnsOf(info, deliveryProjection) }),
  },
  WebhookDelivery: {
    event: async ({ eventId }, _, context) => mustExist(await loadEvent(context, eventId)),
  },
  WebhookDeliveryConnection: connection,
};
