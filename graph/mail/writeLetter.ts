import type { Knex } from 'knex';
import type { Letter } from './Letter';
import type { Mail } from './queueMail';
import { newOrder } from './templates/newOrder';
import { orderConfirmation } from './templates/orderConfirmation';
import { orderStatusChanged } from './templates/orderStatusChanged';
import { passwordReset } from './templates/passwordReset';
import { paymentRecorded } from './templates/paymentRecorded';
import { rancherApproved } from './templates/rancherApproved';
import { rancherRejected } from './templates/rancherRejected';
import { rancherSuspended } from './templates/rancherSuspended';
import { webhookDisabled } from './templates/webhookDisabled';

type Template<M> = (db: Knex, mail: M) => Promise<Letter | undefined>;

const templates: { [Name in Mail['template']]: Template<Extract<Mail, { template: Name }>> } = {
  newOrder,
  orderConfirmation,
  orderStatusChanged,
  rancherApproved,
  rancherSuspended,
  rancherRejected,
  paymentRecorded,
  passwordReset,
  webhookDisabled,
};

/** The letter from the records as they are now; undefined when there is nothing left to report. */
export async function writeLetter(db: Knex, mail: Mail): Promise<Letter | undefined> {
  const template = templates[mail.template] as Template<Mail> | undefined;
  if (!template) throw new Error(`There is no mail template ${mail.template}`);
  return template(db, mail);
}
