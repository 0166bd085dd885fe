import type { Knex } from 'knex';
import { transaction } from '../database/transaction';
import type { EventRow } from '../events/Event';
import { queueMail } from '../mail/queueMail';
import type { Outcome } from './postEvent';
import { queueDelivery } from './queueDelivery';
import type { Recipient } from './Recipient';
import { retryPause } from './retryPause';

/** Nobody is there any more who would look after it. */
const MOST_FAILING = '3 days';

/** What became of a try, in the log and in what the webhook does next. */
export async function recordTry(db: Knex, recipient: Recipient, event: EventRow, outcome: Outcome): Promise<void> {
  await transaction(db, async (trx) => {
    const write = outcome.succeeded ? writeSuccess : writeFailure;
    // It may have been removed while the receiver was thinking.
    if (!(await write(trx, recipient, event))) return;
    const { position: eventId, type: eventType } = event;
    await trx('webhookDeliveries').insert({ webhookId: recipient.id, eventId, eventType, ...outcome });
  });
}

async function writeSuccess(trx: Knex.Transaction, { id }: Recipient, { position }: EventRow): Promise<boolean> {
  const taken = { lastDeliveredAt: trx.fn.now(), position: trx.raw('greatest(position, ?)', [position]) };
  const well = { failures: 0, failingSince: null };
  return (
    (await trx('webhooks')
      .where({ id })
      .update({ ...well, ...taken })) > 0
  );
}

async function writeFailure(trx: Knex.Transaction, { id, url }: Recipient): Promise<boolean> {
  const [row] = await trx('webhooks').where({ id }).forUpdate().select('url', 'enabled');
  if (!row) return false;
  // Changed or turned off meanwhile: this says nothing of how it is now.
  if (!row.enabled || row.url !== url) return true;
  const failing = { failures: trx.raw('failures + 1'), failingSince: trx.raw('coalesce(failing_since, now())') };
  const isOver = trx.raw('failing_since < now() - ?::interval as "isOver"', [MOST_FAILING]);
  const [{ failures, isOver: over }] = await trx('webhooks')
    .where({ id })
    .update(failing)
    .returning(['failures', isOver]);
  if (over) await disable(trx, id);
  else await queueDelivery(trx, id, retryPause(failures));
  return true;
}

async function disable(trx: Knex.Transaction, webhookId: number): Promise<void> {
  await trx('webhooks').where({ id: webhookId }).update({ enabled: false });
  await queueMail(trx, { template: 'webhookDisabled', webhookId });
}
