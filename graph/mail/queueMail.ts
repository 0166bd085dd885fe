import type { Knex } from 'knex';
import type { OrderStatus } from '../../rules/vocabulary';

/** What a mail reports, by id: the words are made when it is sent, so the queue holds no personal data. */
export type Mail =
  | { template: 'newOrder'; orderId: number }
  | { template: 'orderConfirmation'; orderId: number }
  | { template: 'orderStatusChanged'; orderId: number; status: OrderStatus }
  | { template: 'rancherApproved'; rancherId: number }
  | { template: 'rancherSuspended'; rancherId: number }
  | { template: 'rancherRejected'; rancherId: number; reason: string }
  | { template: 'paymentRecorded'; transactionId: number }
  | { template: 'passwordReset'; userId: number };

/** The pauses between tries grow to six hours, so this bridges two weeks without a mail server. */
const TRIES = 60;

/**
 * Queues a mail inside the transaction of the fact: it is sent when that commits, and never otherwise. Each mail is a job
 * of its own, so that one which cannot be delivered does not send another twice.
 */
export async function queueMail(trx: Knex, mail: Mail): Promise<void> {
  const add = "select graphile_worker.add_job('sendMail', ?::json, max_attempts => ?)";
  await trx.raw(add, [JSON.stringify(mail), TRIES]);
}
