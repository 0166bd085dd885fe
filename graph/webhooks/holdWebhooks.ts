import type { Knex } from 'knex';
import { advisoryLocks } from '../database/advisoryLocks';

/**
 * Waits until the transactions that are just telling their events have ended, and lets the next ones wait: each of them
 * either comes before what is changed now, or sees it. A ranch's own changes concern its own events alone.
 */
export async function holdWebhooks(trx: Knex.Transaction, rancherId: number | null): Promise<void> {
  // Who tells holds rows already. After this, nobody may have to wait for one.
  if (rancherId !== null) await trx('ranchers').where({ id: rancherId }).forKeyShare().select('id');
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [advisoryLocks.changingWebhooks, rancherId ?? 0]);
}
