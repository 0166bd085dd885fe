import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { queueAgain, queueDelivery } from '../events/queueDelivery';
import { countAttempt } from '../limits/attempts';
import type { MutationSendEventsAgainArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { requireApprovedRanch } from '../tokens/requireApprovedRanch';
import { lockOwnWebhook } from './lockOwnWebhook';
import { eventAt } from './Recipient';
import { type WebhookRow, webhookColumns } from './Webhook';

/** An event that wasn't accepted yet isn't sent out of turn: its next attempt is made now. */
export async function sendEventsAgain(context: Context, args: MutationSendEventsAgainArgs): Promise<WebhookRow> {
  await requireApprovedRanch(context, 'Webhooks');
  const position = idNumber(args.eventId);
  await countAttempt(context, 'webhookAgain', String(signedIn(context).id));
  return transaction(context.db, async (trx) => {
    const own = await lockOwnWebhook(trx, context, args.id);
    if (!own.enabled) throw conflict('This webhook is turned off. Turn it on first.');
    if (!(await eventAt(trx, own, position))) throw notFound('Event');
    const isDone = position <= own.position;
    if (isDone && !args.andLater) await queueAgain(trx, own.id, position);
    else await queueDelivery(trx, own.id);
    const start = isDone && args.andLater ? position - 1 : own.position;
    const [webhook] = await trx('webhooks').where({ id: own.id }).update({ position: start }).returning(webhookColumns);
    return webhook;
  });
}
