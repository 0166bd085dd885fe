import type { Knex } from 'knex';

/** Schedules the next delivery of a webhook, and replaces an earlier schedule. */
export async function queueDelivery(db: Knex, webhookId: number, seconds = 0): Promise<void> {
  await db.raw("select queue_delivery(?, now() + ? * interval '1 second', true)", [webhookId, seconds]);
}

/** Sends one event again that a webhook has accepted before, once however often it is asked for until then, and after new ones. */
export async function queueAgain(db: Knex, webhookId: number, position: number): Promise<void> {
  const queue = `webhook ${webhookId}`;
  await db.raw(
    `select graphile_worker.add_job('deliverEvents', json_build_object('webhookId', ?::integer, 'again', ?::bigint),
       queue_name => ?, job_key => ?, priority => 2)`,
    [webhookId, position, queue, `${queue} again ${position}`],
  );
}

/** The owner of webhooks: a ranch that was approved again, or an admin who has all duties again. */
type Owner = { rancherId: number } | { userId: number; rancherId: null };

/** Continues webhooks whose owner gets events again, where they stopped. */
export async function resumeDeliveries(trx: Knex.Transaction, owner: Owner): Promise<void> {
  const own = await trx('webhooks')
    .where({ ...owner, enabled: true })
    .orderBy('id')
    .forUpdate()
    .pluck('id');
  if (own.length === 0) return;
  // The time without a right to events doesn't count as failing.
  await trx('webhooks').whereIn('id', own).update({ failures: 0, failingSince: null });
  await trx.raw('select take_turn_for_webhooks(?, ?)', [owner.rancherId, owner.rancherId === null]);
  for (const id of own) await queueDelivery(trx, id);
}
