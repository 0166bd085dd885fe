import type { Knex } from 'knex';

/** Lets the next event of a webhook be sent after so many seconds, whatever was planned before. */
export async function queueDelivery(db: Knex, webhookId: number, seconds = 0): Promise<void> {
  await db.raw("select queue_delivery(?, now() + ? * interval '1 second', true)", [webhookId, seconds]);
}
