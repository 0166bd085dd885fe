import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { LIMITS } from '../../rules/limits';
import { webhookForm } from '../../rules/webhookForm';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { putInLine } from '../events/putInLine';
import { requireApprovedRanch } from '../partners/requireApprovedRanch';
import type { WebhookInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { addressOf } from './addressOf';
import { holdWebhooks } from './holdWebhooks';
import { lastPosition } from './lastPosition';
import { readUrl } from './readUrl';
import { type WebhookRow, webhookColumns } from './Webhook';

type NewWebhook = { webhook: WebhookRow; secret: string };

/** Makes a webhook; its secret is in this answer alone. Errors: BAD_USER_INPUT, FORBIDDEN, CONFLICT when there are too many. */
export async function createWebhook(context: Context, input: WebhookInput): Promise<NewWebhook> {
  await requireApprovedRanch(context, 'Webhooks');
  const { types, ...given } = await validate(webhookForm, input);
  const url = readUrl(context, given.url);
  const { id: userId, userType, ranchId } = signedIn(context);
  const rancherId = userType === 'ADMIN' ? null : ranchId;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  // What has piled up goes before: nobody's order waits for it then.
  await putInLine(context.db);
  const webhook = await transaction(context.db, async (trx) => {
    await holdWebhooks(trx, rancherId);
    await refuseTooMany(trx, userId);
    const position = await lastPosition(trx);
    const row = { userId, rancherId, url, secret, types, position };
    const [made] = await trx('webhooks').insert(row).returning(webhookColumns);
    const changes = changesOf({}, { url: addressOf(url), types });
    await audit(trx, context, { action: 'WEBHOOK_CREATED', to: { type: 'USER', id: userId }, changes });
    return made;
  });
  return { webhook, secret };
}

async function refuseTooMany(trx: Knex.Transaction, userId: number): Promise<void> {
  const own = await trx('webhooks').where({ userId }).select('id');
  if (own.length >= LIMITS.webhooks) {
    throw conflict(`You have ${own.length} webhooks, which is the most. Remove one that you no longer need first.`);
  }
}
