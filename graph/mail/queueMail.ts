import type { Knex } from 'knex';
import { type Duty, dutiesOf } from '../../rules/accounts/duties';
import type { FactorChange } from '../../rules/words/platformVocabulary';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { sendAhead } from '../database/transaction';
import { currentTrace } from '../trace';

export type BackInLineReason = 'RANCH' | 'WITHDRAWN' | 'CONDEMNED' | 'LAPSED' | 'NOT_BOUGHT';

/** Why a family is no longer asked about an animal. */
export type OfferEndReason = 'LAPSED' | 'WITHDRAWN';

/** The expected hanging weight of an animal, from and to in tenths of a pound. Null for none. */
type Weights = [number, number] | null;

/** What a mail is about, by id. The text is written when it's sent, so the queue has no personal data. */
export type Mail =
  | { template: 'newOrder'; orderId: number }
  | { template: 'orderConfirmation'; orderId: number }
  | { template: 'orderCanceledByFamily'; orderId: number }
  | { template: 'orderStatusChanged'; orderId: number; status: OrderStatus; isOwnMove?: boolean; delay?: number }
  | { template: 'handoverDaySet'; orderId: number; day: string }
  | { template: 'sharePlaced'; orderId: number; animalId: number; fromAnimalId: number | null }
  | { template: 'shareBackInLine'; orderId: number; animalId: number; reason: BackInLineReason }
  | { template: 'shareOffBoard'; orderId: number; claimId: number; animalId: number | null }
  | { template: 'shareOffered'; orderId: number; animalId: number }
  | { template: 'shareOfferEnded'; orderId: number; animalId: number; reason: OfferEndReason }
  | { template: 'stillWanted'; orderId: number }
  | { template: 'livePurchaseAsked'; orderId: number; animalId: number }
  | { template: 'depositAsked'; orderId: number; animalId: number; dueOn: string }
  | { template: 'depositReminder'; orderId: number; animalId: number; dueOn: string }
  | { template: 'depositsLapsed'; animalId: number; claimIds: number[] }
  | { template: 'harvestMoved'; orderId: number; animalId: number; from: string | null; to: string | null }
  | { template: 'weightChanged'; orderId: number; animalId: number; from: Weights; to: Weights }
  | { template: 'beefReady'; orderId: number; animalId: number }
  | { template: 'cutSheetDue'; orderId: number; animalId: number; dueOn: string }
  | { template: 'cutSheetProposed'; orderId: number; animalId: number }
  | { template: 'cutSheetAgreed'; orderId: number; animalId: number; sheetId: number | null }
  | { template: 'cutSheetChanged'; orderId: number; animalId: number; sheetId: number | null }
  | { template: 'standardCutSheetUsed'; orderId: number; animalId: number }
  | { template: 'reviewInvitation'; orderId: number }
  | { template: 'reviewWritten'; orderId: number }
  | { template: 'reviewAnswered'; orderId: number }
  | { template: 'reviewHidden'; orderId: number }
  | { template: 'reorderReminder'; orderId: number }
  | { template: 'orderSettled'; orderId: number; revisionId: number }
  | { template: 'orderPaymentRecorded'; orderId: number; paymentId: number }
  | { template: 'balanceReminder'; orderId: number }
  | { template: 'complaintNews'; orderId: number; complaintId: number; entryId: number; side: 'CUSTOMER' | 'RANCH' }
  | { template: 'complaintDue'; orderId: number; complaintId: number; side: 'CUSTOMER' | 'RANCH' }
  | { template: 'recall'; orderId: number; recallId: number }
  | { template: 'rancherApproved'; rancherId: number }
  | { template: 'rancherSuspended'; rancherId: number }
  | { template: 'rancherRejected'; rancherId: number; reason: string }
  | { template: 'paymentRecorded'; transactionId: number }
  | { template: 'unreadMessages'; conversationId: number; side: 'CUSTOMER' | 'RANCH' }
  | { template: 'passwordReset'; userId: number }
  | { template: 'passwordGuessed'; userId: number }
  | { template: 'passwordChanged'; userId: number; undoId: number }
  | { template: 'newDevice'; userId: number; undoId: number }
  | { template: 'secondFactorChanged'; userId: number; undoId: number; change: FactorChange }
  | { template: 'emailConfirmation'; userId: number }
  | { template: 'newEmailConfirmation'; userId: number }
  | { template: 'emailChangeRequested'; userId: number; undoId: number }
  | { template: 'emailChanged'; userId: number; undoId: number }
  | { template: 'accountClosed'; userId: number }
  | { template: 'accountKept'; userId: number }
  | { template: 'helperInvitation'; invitationId: number }
  | { template: 'adminInvitation'; invitationId: number }
  | { template: 'processorDoor'; doorId: number }
  | { template: 'plantLink'; plantId: number }
  | { template: 'slotOffered'; waitId: number }
  | { template: 'slotsComing'; plantId: number; day: string; rancherId: number | null }
  | { template: 'slotsClosed'; rancherId: number; animalIds: number[]; to: string }
  | { template: 'plantClosed'; orderId: number; animalIds: number[]; to: string }
  | { template: 'weightsProposed'; rancherId: number; delay: number }
  | { template: 'webhookDisabled'; webhookId: number; gone?: boolean }
  | (MailToAdmins & { userId: number });

export type MailToAdmins =
  | { template: 'paymentRequested'; transactionId: number }
  | { template: 'rancherApplied'; rancherId: number }
  | { template: 'complaintForTeam'; complaintId: number };

/** The pauses between attempts grow to six hours, so this covers two weeks without a mail server. */
const MAX_ATTEMPTS = 60;

const RANCHER_OF = 'select user_id from ranchers where id =';
const CUSTOMER = "select customer_id from orders where id = (mail ->> 'orderId')::integer";
const SELLER = `${RANCHER_OF} (select rancher_id from orders where id = (mail ->> 'orderId')::integer)`;
const SIDE = `select case mail ->> 'side' when 'RANCH' then (${SELLER}) else (${CUSTOMER}) end`;
const USER = "select id from users where id = (mail ->> 'userId')::integer";
const RANCHER = `${RANCHER_OF} (mail ->> 'rancherId')::integer`;

const RECIPIENT: Record<Mail['template'], string> = {
  newOrder: SELLER,
  orderConfirmation: CUSTOMER,
  orderCanceledByFamily: SELLER,
  orderStatusChanged: CUSTOMER,
  handoverDaySet: CUSTOMER,
  sharePlaced: CUSTOMER,
  shareBackInLine: CUSTOMER,
  shareOffBoard: CUSTOMER,
  shareOffered: CUSTOMER,
  shareOfferEnded: CUSTOMER,
  stillWanted: CUSTOMER,
  livePurchaseAsked: CUSTOMER,
  depositAsked: CUSTOMER,
  depositReminder: CUSTOMER,
  depositsLapsed: `${RANCHER_OF} (select rancher_id from animals where id = (mail ->> 'animalId')::integer)`,
  harvestMoved: CUSTOMER,
  weightChanged: CUSTOMER,
  beefReady: CUSTOMER,
  cutSheetDue: CUSTOMER,
  cutSheetProposed: CUSTOMER,
  cutSheetAgreed: CUSTOMER,
  cutSheetChanged: CUSTOMER,
  standardCutSheetUsed: CUSTOMER,
  reviewInvitation: CUSTOMER,
  reviewWritten: SELLER,
  reviewAnswered: CUSTOMER,
  reviewHidden: CUSTOMER,
  reorderReminder: CUSTOMER,
  orderSettled: CUSTOMER,
  orderPaymentRecorded: CUSTOMER,
  balanceReminder: CUSTOMER,
  complaintNews: SIDE,
  complaintDue: SIDE,
  recall: CUSTOMER,
  weightsProposed: RANCHER,
  rancherApproved: RANCHER,
  rancherSuspended: RANCHER,
  rancherRejected: RANCHER,
  paymentRecorded: `${RANCHER_OF} (
    select rancher_id from commission_transactions where id = (mail ->> 'transactionId')::integer
  )`,
  unreadMessages: `select case mail ->> 'side' when 'RANCH' then (${RANCHER_OF} c.rancher_id) else c.customer_id end
    from conversations c where c.id = (mail ->> 'conversationId')::integer`,
  passwordReset: USER,
  passwordGuessed: USER,
  passwordChanged: USER,
  newDevice: USER,
  secondFactorChanged: USER,
  emailConfirmation: USER,
  newEmailConfirmation: USER,
  emailChangeRequested: USER,
  emailChanged: USER,
  accountClosed: USER,
  accountKept: USER,
  // An invited person has no account yet.
  helperInvitation: 'null::integer',
  adminInvitation: 'null::integer',
  processorDoor: 'null::integer',
  plantLink: 'null::integer',
  slotOffered: `${RANCHER_OF} (select p.rancher_id from slot_waits w join processors p on p.id = w.processor_id
    where w.id = (mail ->> 'waitId')::integer)`,
  slotsComing: RANCHER,
  slotsClosed: RANCHER,
  plantClosed: CUSTOMER,
  paymentRequested: USER,
  rancherApplied: USER,
  complaintForTeam: USER,
  webhookDisabled: "select user_id from webhooks where id = (mail ->> 'webhookId')::integer",
};

/** Queues a select of `mail`, `user_id` and `order_id`, each its own job, so a failing one repeats no other. */
export const queueMails = (mails: string) => `
  job as (select (graphile_worker.add_job('sendMail', with_traceparent(mail), max_attempts => ${MAX_ATTEMPTS},
    run_at => now() + (mail ->> 'delay')::integer * interval '1 second')).id, m.* from (${mails}) m),
  queued as (
    insert into mails (template, user_id, order_id, job_id) select mail ->> 'template', user_id, order_id, id from job
  )`;

/** Queues a mail in the transaction of the change that it reports, so it's sent only if that commits. */
export async function queueMail(trx: Knex, mail: Mail): Promise<void> {
  const sql = `
    with given as (select ?::json as mail),
    ${queueMails(`
      select mail, (${RECIPIENT[mail.template]}) as user_id,
             (select id from orders where id = (mail ->> 'orderId')::integer) as order_id
      from given`)}
    select`;
  // Without a transaction, the database doesn't know the trace.
  await sendAhead(trx, trx.raw(sql, [JSON.stringify({ ...mail, traceparent: currentTrace() })]));
}

export const DUTY_OF_MAIL: Record<MailToAdmins['template'], Duty> = {
  paymentRequested: 'MONEY',
  rancherApplied: 'RANCH',
  complaintForTeam: 'ORDERS',
};

export async function queueMailToAdmins(trx: Knex, mail: MailToAdmins): Promise<void> {
  const admins = await trx('users')
    .where({ userType: 'ADMIN', deletesAt: null })
    .orderBy('id')
    .select('id', 'adminRole');
  const recipients = admins.filter(({ adminRole }) => dutiesOf(adminRole).includes(DUTY_OF_MAIL[mail.template]));
  for (const { id } of recipients) await queueMail(trx, { ...mail, userId: id });
}
