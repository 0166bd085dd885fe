import type { Knex } from 'knex';
import { queueDelivery } from './queueDelivery';

/** Lets the webhooks of a ranch, which waited while it had no right to them, go on where they stood. */
export async function resumeDeliveries(trx: Knex.Transaction, rancherId: number): Promise<void> {
  const own = await trx('webhooks').where({ rancherId, enabled: true }).orderBy('id').forUpdate().pluck('id');
  if (own.length === 0) return;
  // The time without the right is no time of failing.
  await trx('webhooks').whereIn('id', own).update({ failures: 0, failingSince: null });
  await trx.raw('select take_turn_for_webhooks(?, false)', [rancherId]);
  for (const id of own) await queueDelivery(trx, id);
}
