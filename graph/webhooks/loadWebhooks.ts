import type { Context } from '../context';
import { loader, manyPerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import { idNumber } from '../ids';
import { type WebhookRow, webhookColumns } from './Webhook';

/** A person's webhooks, newest first. */
export const webhooksOf = loader<number, WebhookRow[]>(async ({ db }, userIds) => {
  const query = db('webhooks').select(webhookColumns).whereRaw('user_id = any(?)', [userIds]);
  const rows = await prepared<WebhookRow>(db, query.orderByRaw('created_at desc, id desc'));
  return manyPerKey(userIds, rows, ({ userId }) => userId);
});

/** One of them; null when there is none of that id. Errors: BAD_USER_INPUT. */
export async function webhookOf(context: Context, userId: number, webhookId: string | number) {
  const id = idNumber(webhookId);
  return (await webhooksOf(context, userId)).find((webhook) => webhook.id === id) ?? null;
}
