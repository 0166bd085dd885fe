import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { webhookForm } from '../../rules/developers/webhookForm';
import { LIMITS } from '../../rules/fields/limits';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { assignPositions } from '../events/assignPositions';
import type { WebhookInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';
import { lastPosition, lockWebhookChanges } from './lockWebhookChanges';
import { type WebhookRow, webhookColumns } from './Webhook';
import { parseWebhookUrl, redactUrl } from './webhookUrl';

type NewWebhook = { webhook: WebhookRow; secret: string };

/** Creates a webhook. Its secret is only in this answer. Errors: BAD_USER_INPUT, FORBIDDEN, CONFLICT when there are too many. */
export async function createWebhook(context: Context, input: WebhookInput): Promise<NewWebhook> {
  await requireApprovedRanch(context, 'Webhooks');
  const { types, ...given } = await validate(webhookForm, input);
  const url = parseWebhookUrl(context, given.url);
  const { id: userId, userType, ranchId } = signedIn(context);
  const rancherId = userType === 'ADMIN' ? null : ranchId;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  // Work off the backlog before taking the lock, so that nobody's order has to wait for it.
  await assignPositions(context.db);
  const webhook = await transaction(context.db, async (trx) => {
    await lockWebhookChanges(trx, rancherId);
    await refuseTooMany(trx, userId);
    const position = await lastPosition(trx);
    const row = { userId, rancherId, url, secret, types, position };
    const [made] = await trx('webhooks').insert(row).returning(webhookColumns);
    const changes = changesOf({}, { url: redactUrl(url), types });
    await audit(trx, context, { action: 'WEBHOOK_CREATED', to: { type: 'USER', id: userId }, changes });
    return made;
  });
  return { webhook, secret };
}

async function refuseTooMany(trx: Knex.Transaction, userId: number): Promise<void> {
  const own = await trx('webhooks').where({ userId }).select('id');
  if (own.length >= LIMITS.webhooks) {
    throw conflict(`You already have ${own.length} webhooks, the most you can have. Remove one you don't need first.`);
  }
}
