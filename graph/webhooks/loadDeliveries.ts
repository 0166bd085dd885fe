import { newestFirst } from '../database/keyset';
import { pagesBelow } from '../database/page';
import type { WebhookDeliveryRow } from './Webhook';

/** The tries of a webhook, newest first. Errors: BAD_USER_INPUT (first, after). */
export const deliveriesOf = pagesBelow<WebhookDeliveryRow, Record<string, never>>(newestFirst, ({ db }, webhookId) =>
  db('webhookDeliveries').where({ webhookId }),
);
