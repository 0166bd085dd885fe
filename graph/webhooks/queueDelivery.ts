import type { Knex } from 'knex';

/** Plans the next delivery of a webhook, in place of what was planned before. */
export async function queueDelivery(db: Knex, webhookId: number, seconds = 0): Promise<void> {
  await db.raw("select queue_delivery(?, now() + ? * interval '1 second', true)", [webhookId, seconds]);
}

/** Continues the webhooks of a ranch that was just approved again, where they stopped. */
export async function resumeDeliveries(trx: Knex.Transaction, rancherId: number): Promise<void> {
  const own = await trx('webhooks').where({ rancherId, enabled: true }).orderBy('id').forUpdate().pluck('id');
  if (own.length === 0) return;
  // The time without approval doesn't count as failing.
  await trx('webhooks').whereIn('id', own).update({ failures: 0, failingSince: null });
  await trx.raw('select take_turn_for_webhooks(?, false)', [rancherId]);
  for (const id of own) await queueDelivery(trx, id);
}
