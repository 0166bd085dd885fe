import type { Context } from '../context';
import { newestFirst, sortedBy } from '../database/reading/keyset';
import { loader, manyPerKey } from '../database/reading/loader';
import { type List, type PageArgs, pageArgs, pagesBelow, readList } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import { idNumber } from '../schema/arguments';
import {
  type FailedWebhookPage,
  type FailedWebhookRow,
  type WebhookDeliveryRow,
  type WebhookRow,
  webhookColumns,
} from './Webhook';

/** A person's webhooks, newest first. */
export const webhooksOf = loader<number, WebhookRow[]>(async ({ db }, userIds) => {
  const query = db('webhooks').select(webhookColumns).whereRaw('user_id = any(?)', [userIds]);
  const rows = await prepared<WebhookRow>(db, query.orderByRaw('created_at desc, id desc'));
  return manyPerKey(userIds, rows, ({ userId }) => userId);
});

/** One of a person's webhooks, or null. Errors: BAD_USER_INPUT. */
export async function webhookOf(context: Context, userId: number, webhookId: string | number) {
  const id = idNumber(webhookId);
  return (await webhooksOf(context, userId)).find((webhook) => webhook.id === id) ?? null;
}

/** The delivery attempts of a webhook, newest first. Errors: BAD_USER_INPUT (first, after). */
export const deliveriesOf = pagesBelow<WebhookDeliveryRow, Record<string, never>>({
  table: 'webhook_deliveries',
  order: () => newestFirst,
  where: (query, webhookId) => query.whereRaw(`webhook_id = ${webhookId}`),
});

/** In milliseconds. Webhooks whose failures began earlier are not listed. */
const LISTED_FOR = 30 * 86_400_000;

/** Lists everybody's webhooks that were turned off because they failed, the latest first. */
export const everyFailedWebhook = (args: PageArgs): List => ({
  table: 'webhooks',
  order: sortedBy('failingSince', 'time', 'desc'),
  where: (query) => query.whereRaw('not enabled and failing_since > ?', [new Date(Date.now() - LISTED_FOR)]),
  ...pageArgs(args),
});

export const listFailedWebhooks = ({ db }: Context, args: PageArgs): Promise<FailedWebhookPage> =>
  readList<FailedWebhookRow>(db, everyFailedWebhook(args), webhookColumns);
