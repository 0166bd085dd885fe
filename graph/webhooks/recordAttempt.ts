import type { Knex } from 'knex';
import { isDiskFull } from '../database/sqlState';
import { transaction } from '../database/transaction';
import type { EventRow } from '../events/Event';
import { queueDelivery } from '../events/queueDelivery';
import { queueMail } from '../mail/queueMail';
import type { Outcome } from './postEvent';
import type { Recipient } from './Recipient';
import { retryPause } from './retryPause';

/** After failing this long, a webhook is turned off, because nobody seems to maintain it anymore. */
const MAX_FAILING_TIME = '3 days';

/** The status with which a receiver says that it wants no more events. */
const GONE = 410;

/** Logs the result of an attempt, and schedules the next one or turns the webhook off. */
export async function recordAttempt(db: Knex, recipient: Recipient, event: EventRow, outcome: Outcome): Promise<void> {
  try {
    await writeAttempt(db, recipient, event, outcome);
  } catch (error) {
    if (!outcome.succeeded || !isDiskFull(error)) throw error;
    // A full disk usually has room to change a row. Without its position, the webhook would send the same event again and again.
    await writeSuccess(db, recipient, event);
  }
}

async function writeAttempt(db: Knex, recipient: Recipient, event: EventRow, outcome: Outcome): Promise<void> {
  await transaction(db, async (trx) => {
    const write = outcome.succeeded ? writeSuccess(trx, recipient, event) : writeFailure(trx, recipient, outcome);
    // The webhook may have been removed while waiting for the answer.
    if (!(await write)) return;
    await insertAttempt(trx, recipient, event, outcome);
  });
}

export async function logAttempt(db: Knex, recipient: Recipient, event: EventRow, outcome: Outcome): Promise<void> {
  await transaction(db, async (trx) => {
    const [webhook] = await trx('webhooks').where({ id: recipient.id }).forKeyShare().select('id');
    if (webhook) await insertAttempt(trx, recipient, event, outcome);
  });
}

async function insertAttempt(trx: Knex, recipient: Recipient, event: EventRow, outcome: Outcome): Promise<void> {
  const { position: eventId, type: eventType } = event;
  const { retryAfter: _, ...attempt } = outcome;
  await trx('webhookDeliveries').insert({ webhookId: recipient.id, eventId, eventType, ...attempt });
}

async function writeSuccess(trx: Knex, { id, position: start }: Recipient, { position }: EventRow): Promise<boolean> {
  const changed = await trx('webhooks')
    .where({ id })
    .update({
      failures: 0,
      failingSince: null,
      lastDeliveredAt: trx.fn.now(),
      // Its owner may have chosen another position during the attempt.
      position: trx.raw('case when position = ? then ? else position end', [start, position]),
    });
  return changed > 0;
}

async function writeFailure(
  trx: Knex.Transaction,
  { id, url }: Recipient,
  { status, retryAfter }: Outcome,
): Promise<boolean> {
  const [row] = await trx('webhooks').where({ id }).forUpdate().select('url', 'enabled');
  if (!row) return false;
  // The webhook was changed or turned off during the attempt, so this failure says nothing about it.
  if (!row.enabled || row.url !== url) return true;
  const failing = { failures: trx.raw('failures + 1'), failingSince: trx.raw('coalesce(failing_since, now())') };
  const isOver = trx.raw('failing_since < now() - ?::interval as "isOver"', [MAX_FAILING_TIME]);
  const [{ failures, isOver: over }] = await trx('webhooks')
    .where({ id })
    .update(failing)
    .returning(['failures', isOver]);
  if (over || status === GONE) await disable(trx, id, status === GONE);
  else await queueDelivery(trx, id, retryPause(failures, retryAfter));
  return true;
}

async function disable(trx: Knex.Transaction, webhookId: number, gone: boolean): Promise<void> {
  await trx('webhooks').where({ id: webhookId }).update({ enabled: false });
  await queueMail(trx, { template: 'webhookDisabled', webhookId, gone });
}
