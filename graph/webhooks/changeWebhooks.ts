import type { Knex } from 'knex';
import type { EventType } from '../../rules/developers/eventType';
import { webhookChanges, webhookForm } from '../../rules/developers/webhookForm';
import { LIMITS } from '../../rules/fields/limits';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { advisoryLocks } from '../database/advisoryLocks';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { assignPositions } from '../events/assignPositions';
import { queueDelivery } from '../events/queueDelivery';
import type { MutationCreateWebhookArgs, MutationUpdateWebhookArgs } from '../resolverTypes.generated';
import { idNumber, validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';
import { lockOwnWebhook, lockRanchAndOwner, type OwnWebhook, ranchOf } from './lockOwnWebhook';
import { findNewWebhook, type NewWebhook } from './newWebhook';
import { eventsFor } from './Recipient';
import { type WebhookRow, webhookColumns } from './Webhook';
import { newWebhookSecret } from './webhookSecret';
import { parseWebhookUrl, redactUrl } from './webhookUrl';

/** Creates a webhook. Its secret is only in this answer. Errors: BAD_USER_INPUT, FORBIDDEN, CONFLICT when there are too many. */
export async function createWebhook(
  context: Context,
  { input, idempotencyKey }: MutationCreateWebhookArgs,
): Promise<NewWebhook> {
  await requireApprovedRanch(context, 'Webhooks');
  const { types, ...given } = await validate(webhookForm, input);
  const url = parseWebhookUrl(context, given.url);
  const { id: userId } = signedIn(context);
  const rancherId = ranchOf(context);
  const { secret, stored } = newWebhookSecret(context.config);
  // Assigns pending positions before taking the lock, so that nobody's order has to wait for them.
  await assignPositions(context.db);
  const find = findNewWebhook(context.config);
  const once = { idempotencyKey, change: { createWebhook: input }, find };
  return makeOnce(context, once, async (trx) => {
    await lockRanchAndOwner(trx, context);
    await lockWebhookChanges(trx, rancherId);
    await refuseTooMany(trx, userId);
    const position = await lastPosition(trx);
    const row = { userId, rancherId, url, secret: stored, types, position };
    const [made] = await trx('webhooks').insert(row).returning(webhookColumns);
    const changes = changesOf({}, { url: redactUrl(url), types });
    await audit(trx, context, { action: 'WEBHOOK_CREATED', to: { type: 'USER', id: userId }, changes });
    return { webhook: made, secret };
  });
}

async function refuseTooMany(trx: Knex.Transaction, userId: number): Promise<void> {
  const own = await trx('webhooks').where({ userId }).select('id');
  if (own.length >= LIMITS.webhooks) {
    throw conflict(`You already have ${own.length} webhooks, the most you can have. Remove one you don't need first.`);
  }
}

type Changes = Partial<Pick<WebhookRow, 'url' | 'types' | 'enabled'>>;

/** Changes one of the viewer's webhooks. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND. */
export async function updateWebhook(context: Context, args: MutationUpdateWebhookArgs): Promise<WebhookRow> {
  await requireApprovedRanch(context, 'Webhooks');
  const given: Changes = await validate(webhookChanges, args.input);
  if (given.url) given.url = parseWebhookUrl(context, given.url);
  // Assigns pending positions before taking the lock, so that nobody's order has to wait for them.
  if (given.types) await assignPositions(context.db);
  return transaction(context.db, async (trx) => {
    const before = await lockOwnWebhook(trx, context, args.id);
    const wanted = { ...before, ...given };
    if (changesOf(before, wanted).length === 0) return before;
    if (wantsMoreEvents(before, wanted)) await lockWebhookChanges(trx, before.rancherId);
    const after = await change(trx, before, wanted);
    // Empty if only the hidden part of the URL changed.
    const changes = changesOf(logged(before), logged(after));
    await audit(trx, context, { action: 'WEBHOOK_CHANGED', to: { type: 'USER', id: before.userId }, changes });
    return after;
  });
}

/** Whether the webhook should get events that it used to skip. */
function wantsMoreEvents(before: OwnWebhook, { enabled, types }: OwnWebhook): boolean {
  if (!enabled) return false;
  if (!before.enabled) return true;
  const isNew = (type: EventType) => !before.types.includes(type);
  return before.types.length > 0 && (types.length === 0 || types.some(isNew));
}

/** A webhook with a new URL, or that is turned on again, continues at once where it stopped. */
async function change(
  trx: Knex.Transaction,
  before: OwnWebhook,
  { url, types, enabled }: OwnWebhook,
): Promise<WebhookRow> {
  const isRestart = enabled && (!before.enabled || url !== before.url);
  const cleared = isRestart ? { failures: 0, failingSince: null } : {};
  const position = changesOf({ types: before.types }, { types }).length > 0 ? await startOf(trx, before) : undefined;
  const urlSince = url === before.url ? undefined : trx.fn.now();
  const row = { url, urlSince, types, enabled, position, ...cleared };
  const [after] = await trx('webhooks').where({ id: before.id }).update(row).returning(webhookColumns);
  if (isRestart) await queueDelivery(trx, before.id);
  return after;
}

/** Returns where a webhook continues with other types. If it has received all events, it gets no old ones of the new types. */
async function startOf(trx: Knex.Transaction, before: OwnWebhook): Promise<number> {
  const last = await lastPosition(trx);
  const pending = await eventsFor(trx, before).first('position');
  return pending ? before.position : last;
}

const logged = ({ url, types, enabled }: WebhookRow) => ({ url: redactUrl(url), types, enabled });

/** Removes one of the viewer's webhooks and its log. Queued jobs for it then do nothing. Errors: NOT_FOUND. */
export async function deleteWebhook(context: Context, webhookId: string | number): Promise<boolean> {
  const own = { id: idNumber(webhookId), userId: signedIn(context).id };
  return transaction(context.db, async (trx) => {
    const [webhook] = await trx('webhooks').where(own).delete().returning(['url', 'types']);
    if (!webhook) throw notFound('Webhook');
    const changes = changesOf({ url: redactUrl(webhook.url), types: webhook.types }, { url: null, types: null });
    await audit(trx, context, { action: 'WEBHOOK_DELETED', to: { type: 'USER', id: own.userId }, changes });
    return true;
  });
}

/**
 * Waits for the transactions that are about to report events, and makes new ones wait until this one ends. So each of them
 * either comes before the change of the webhook or sees it. For a ranch's webhook, only the ranch's own events matter. Those
 * transactions already have row locks, so this one must have taken all its row locks before.
 */
async function lockWebhookChanges(trx: Knex.Transaction, rancherId: number | null): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [advisoryLocks.changingWebhooks, rancherId ?? 0]);
}

/** Returns the position of the last event. No event that was committed so far has a later position. */
async function lastPosition(trx: Knex.Transaction): Promise<number> {
  await assignPositions(trx);
  const last = await trx('events').max('position as position').first();
  return last?.position ?? 0;
}
