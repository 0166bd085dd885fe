import type { Knex } from 'knex';
import type { EventType } from '../../rules/eventType';
import { webhookChanges } from '../../rules/webhookForm';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { putInLine } from '../events/putInLine';
import { idNumber } from '../ids';
import { requireApprovedRanch } from '../partners/requireApprovedRanch';
import type { MutationUpdateWebhookArgs } from '../resolverTypes.generated';
import { validate } from '../validate';
import { addressOf } from './addressOf';
import { holdWebhooks } from './holdWebhooks';
import { lastPosition } from './lastPosition';
import { queueDelivery } from './queueDelivery';
import { eventsFor, type Recipient } from './Recipient';
import { readUrl } from './readUrl';
import { type WebhookRow, webhookColumns } from './Webhook';

type Changes = Partial<Pick<WebhookRow, 'url' | 'types' | 'enabled'>>;
type Own = WebhookRow & Pick<Recipient, 'position' | 'rancherId'>;

/** Changes a webhook of one's own. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND. */
export async function updateWebhook(context: Context, args: MutationUpdateWebhookArgs): Promise<WebhookRow> {
  await requireApprovedRanch(context, 'Webhooks');
  const given: Changes = await validate(webhookChanges, args.input);
  if (given.url) given.url = readUrl(context, given.url);
  const own = { id: idNumber(args.id), userId: signedIn(context).id };
  // What has piled up goes before: nobody's order waits for it then.
  if (given.types) await putInLine(context.db);
  return transaction(context.db, async (trx) => {
    const [before] = await trx('webhooks').where(own).forUpdate().select(OWN);
    if (!before) throw notFound('Webhook');
    const wanted = { ...before, ...given };
    if (changesOf(before, wanted).length === 0) return before;
    if (hearsOfMore(before, wanted)) await holdWebhooks(trx, before.rancherId);
    const after = await change(trx, before, wanted);
    // Empty where the address differs in what is not told.
    const changes = changesOf(told(before), told(after));
    await audit(trx, context, { action: 'WEBHOOK_CHANGED', to: { type: 'USER', id: own.userId }, changes });
    return after;
  });
}

const OWN = [...webhookColumns, 'position', 'rancherId'] as const;

/** Whether it is to be woken by events that passed it by before. */
function hearsOfMore(before: Own, { enabled, types }: Own): boolean {
  if (!enabled) return false;
  if (!before.enabled) return true;
  const isNew = (type: EventType) => !before.types.includes(type);
  return before.types.length > 0 && (types.length === 0 || types.some(isNew));
}

/** At another address, or turned on again, it begins without failures and goes on at once where it stood. */
async function change(trx: Knex.Transaction, before: Own, { url, types, enabled }: Own): Promise<WebhookRow> {
  const isAnew = enabled && (!before.enabled || url !== before.url);
  const anew = isAnew ? { failures: 0, failingSince: null } : {};
  const position = changesOf({ types: before.types }, { types }).length > 0 ? await startOf(trx, before) : undefined;
  const row = { url, types, enabled, position, ...anew };
  const [after] = await trx('webhooks').where({ id: before.id }).update(row).returning(webhookColumns);
  if (isAnew) await queueDelivery(trx, before.id);
  return after;
}

/** Where it goes on with other types: whoever has got all that they chose is not told the past of what they chose not. */
async function startOf(trx: Knex.Transaction, before: Own): Promise<number> {
  const last = await lastPosition(trx);
  const pending = await eventsFor(trx, before).first('position');
  return pending ? before.position : last;
}

const told = ({ url, types, enabled }: WebhookRow) => ({ url: addressOf(url), types, enabled });
