import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import { idNumber } from '../schema/ids';
import { redactUrl } from './webhookUrl';

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
