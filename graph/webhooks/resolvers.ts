import { connection } from '../database/reading/page';
import { mustExist } from '../database/transaction';
import { loadEvent } from '../events/listEvents';
import type { Resolvers } from '../resolverTypes.generated';
import { createWebhook, deleteWebhook, updateWebhook } from './changeWebhooks';
import { deliveriesOf, listFailedWebhooks, webhookOf, webhooksOf } from './loadWebhooks';
import { rotateWebhookSecret } from './rotateWebhookSecret';
import { sendEventsAgain } from './sendEventsAgain';
import { sendTestEvent } from './sendTestEvent';
import { OLD_SECRET_HOURS } from './Webhook';
import { redactUrl } from './webhookUrl';

/** Until when replaced secrets sign. Null if none does. */
function oldSecretsUntil(secretSince: string | null): string | null {
  if (!secretSince) return null;
  const until = new Date(Date.parse(secretSince) + OLD_SECRET_HOURS * 3_600_000);
  return until > new Date() ? until.toISOString() : null;
}

export const webhookResolvers: Resolvers = {
  Admin: {
    failedWebhooks: async (_, args, context) => listFailedWebhooks(context, args),
  },
  User: {
    webhooks: async ({ id }, _, context) => webhooksOf(context, id),
    webhook: async ({ id }, args, context) => webhookOf(context, id, args.id),
  },
  Mutation: {
    createWebhook: async (_, args, context) => createWebhook(context, args),
    sendEventsAgain: async (_, args, context) => ({ webhook: await sendEventsAgain(context, args) }),
    sendTestEvent: async (_, { id }, context) => sendTestEvent(context, id),
    rotateWebhookSecret: async (_, args, context) => rotateWebhookSecret(context, args),
    updateWebhook: async (_, args, context) => updateWebhook(context, args),
    deleteWebhook: async (_, { id }, context) => deleteWebhook(context, id),
  },
  Webhook: {
    oldSecretsUntil: ({ secretSince }) => oldSecretsUntil(secretSince),
    deliveries: async ({ id }, page, context) => deliveriesOf(context, id, { ...page, args: {}, columns: ['*'] }),
  },
  WebhookDelivery: {
    event: async ({ eventId }, _, context) => mustExist(await loadEvent(context, eventId)),
  },
  WebhookDeliveryConnection: connection,
  FailedWebhook: {
    address: ({ url }) => redactUrl(url),
    owner: ({ userId }) => ({ id: userId }),
  },
  FailedWebhookConnection: connection,
};
