import type { Knex } from 'knex';
import { advisoryLocks } from '../database/advisoryLocks';
import { assignPositions } from '../events/assignPositions';

/**
 * Waits for the transactions that are about to report events, and makes new ones wait until this one ends. So each of them
 * either comes before the change of the webhook or sees it. For a ranch's webhook, only the ranch's own events matter.
 */
export async function lockWebhookChanges(trx: Knex.Transaction, rancherId: number | null): Promise<void> {
  // Those transactions already have row locks, so this one must take all its row locks first.
  if (rancherId !== null) await trx('ranchers').where({ id: rancherId }).forKeyShare().select('id');
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [advisoryLocks.changingWebhooks, rancherId ?? 0]);
}

/** The position of the last event. Everything that was committed so far comes before it. */
export async function lastPosition(trx: Knex.Transaction): Promise<number> {
  await assignPositions(trx);
  const last = await trx('events').max('position as position').first();
  return last?.position ?? 0;
}
