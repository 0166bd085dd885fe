import type { Knex } from 'knex';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { conflict } from '../errors';
import type { MutationRotateWebhookSecretArgs } from '../resolverTypes.generated';
import { makeOnce } from '../schema/makeOnce';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';
import { lockOwnWebhook } from './lockOwnWebhook';
import { findNewWebhook, type NewWebhook } from './newWebhook';
import { OLD_SECRETS, OLD_SECRETS_SINCE } from './Recipient';
import { type WebhookRow, webhookColumns } from './Webhook';
import { newWebhookSecret } from './webhookSecret';

/** More of them would make the header with the signatures too long for some servers. */
const MAX_OLD_SECRETS = 5;

/** The replaced secret signs too for a day, so that no event is refused before the receiver has the new one. */
export async function rotateWebhookSecret(
  context: Context,
  { id, idempotencyKey }: MutationRotateWebhookSecretArgs,
): Promise<NewWebhook> {
  await requireApprovedRanch(context, 'Webhooks');
  const find = findNewWebhook(context.config);
  return makeOnce(context, { idempotencyKey, change: { rotateWebhookSecret: id }, find }, async (trx) => {
    const { id: webhookId, userId } = await lockOwnWebhook(trx, context, id);
    const { secret, stored } = newWebhookSecret(context.config);
    const webhook = await replaceSecret(trx, webhookId, stored);
    await audit(trx, context, { action: 'WEBHOOK_SECRET_ROTATED', to: { type: 'USER', id: userId } });
    return { webhook, secret };
  });
}

async function replaceSecret(trx: Knex.Transaction, id: number, secret: string): Promise<WebhookRow> {
  const [{ count }] = await trx('webhooks')
    .where({ id })
    .select(trx.raw(`cardinality(${OLD_SECRETS}) as count`));
  if (count >= MAX_OLD_SECRETS) {
    throw conflict(`This webhook got ${count} new secrets within a day. Please try again tomorrow.`);
  }
  const oldSecrets = trx.raw(`array_prepend(secret, ${OLD_SECRETS})`);
  const oldSecretsSince = trx.raw(`array_prepend(now(), ${OLD_SECRETS_SINCE})`);
  const row = { secret, oldSecrets, oldSecretsSince, secretSince: trx.fn.now() };
  const [webhook] = await trx('webhooks').where({ id }).update(row).returning(webhookColumns);
  return webhook;
}
