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
  | { template: 'passwordReset'; userId: number }
  | { template: 'webhookDisabled'; webhookId: number };

/** The pauses between tries grow to six hours, so this bridges two weeks without a mail server. */
const TRIES = 60;

const RANCHER_OF = 'select user_id from ranchers where id =';
const CUSTOMER = "select customer_id from orders where id = (mail ->> 'orderId')::integer";
const RANCHER = `${RANCHER_OF} (mail ->> 'rancherId')::integer`;

/** Whose account each mail goes to. */
const RECIPIENT: Record<Mail['template'], string> = {
  newOrder: `${RANCHER_OF} (select rancher_id from orders where id = (mail ->> 'orderId')::integer)`,
  orderConfirmation: CUSTOMER,
  orderStatusChanged: CUSTOMER,
  rancherApproved: RANCHER,
  rancherSuspended: RANCHER,
  rancherRejected: RANCHER,
  paymentRecorded: `${RANCHER_OF} (
    select rancher_id from commission_transactions where id = (mail ->> 'transactionId')::integer
  )`,
  passwordReset: "select id from users where id = (mail ->> 'userId')::integer",
  webhookDisabled: "select user_id from webhooks where id = (mail ->> 'webhookId')::integer",
};

/**
 * Queues a mail inside the transaction of the fact: it is sent when that commits, and never otherwise. Each mail is a job
 * of its own, so that one which cannot be delivered does not send another twice, and has a record of what became of it.
 */
export async function queueMail(trx: Knex, mail: Mail): Promise<void> {
  const sql = `
    with given as (select ?::json as mail),
    job as (select (graphile_worker.add_job('sendMail', mail, max_attempts => ?)).id from given)
    insert into mails (template, user_id, order_id, job_id)
    select mail ->> 'template', (${RECIPIENT[mail.template]}),
           (select id from orders where id = (mail ->> 'orderId')::integer), job.id
    from given, job`;
  await trx.raw(sql, [JSON.stringify(mail), TRIES]);
}
