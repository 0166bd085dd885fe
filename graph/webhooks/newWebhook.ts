import type { Knex } from 'knex';
import type { Config } from '../config';
import { type WebhookRow, webhookColumns } from './Webhook';
import { openWebhookSecret } from './webhookSecret';

export type NewWebhook = { webhook: WebhookRow; secret: string };

/** Finds what an earlier request made. The same request again gets the secret too, since its first answer may have been lost. */
export const findNewWebhook =
  (config: Config) =>
  async (db: Knex, [id]: number[]): Promise<NewWebhook | undefined> => {
    const [row] = await db('webhooks')
      .where({ id })
      .select([...webhookColumns, 'secret']);
    if (!row) return undefined;
    const { secret: stored, ...webhook } = row;
    const secret = openWebhookSecret(config, stored);
    return secret === null ? undefined : { webhook, secret };
  };
