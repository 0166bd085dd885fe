import type { Knex } from 'knex';
import type { OrderStatus } from '../../rules/vocabulary';

/** What a mail reports, by id: the words are made when it is sent, so the queue holds no personal data. */
export type Mail =
  | { template: 'orderPlaced'; orderId: number }
  | { template: 'orderStatusChanged'; orderId: number; status: OrderStatus }
  | { template: 'rancherApproved'; rancherId: number }
  | { template: 'rancherSuspended'; rancherId: number }
  | { template: 'rancherRejected'; rancherId: number; reason: string }
  | { template: 'paymentRecorded'; transactionId: number }
  | { template: 'passwordReset'; userId: number; token: string };

/** Queues a mail inside the transaction of the fact: it is sent when that commits, and never otherwise. */
export async function queueMail(trx: Knex, mail: Mail): Promise<void> {
  await trx.raw("select graphile_worker.add_job('sendMail', ?::json, max_attempts => 12)", [JSON.stringify(mail)]);
}
