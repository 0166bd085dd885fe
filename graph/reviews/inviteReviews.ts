import type { Knex } from 'knex';
import { INVITE_AFTER_DAYS, INVITE_UNTIL_DAYS } from '../../rules/reviews/reviewTimes';
import { queueMails } from '../mail/queueMail';

/** Records the invitations in the statement that queues their mails, so that no family is asked twice about an order. */
const INVITE = `
  with invited as (
    insert into review_invitations (order_id)
    select o.id from order_status_updates u join orders o on o.id = u.order_id
    where u.status = 'FULFILLED' and o.status = 'FULFILLED'
      and u.created_at <= now() - interval '${INVITE_AFTER_DAYS} days'
      and u.created_at > now() - interval '${INVITE_UNTIL_DAYS} days'
      and not exists (select from reviews where order_id = o.id)
      and not exists (select from review_invitations where order_id = o.id)
    on conflict do nothing
    returning order_id
  ),
  ${queueMails(`
    select json_build_object('template', 'reviewInvitation', 'orderId', o.id) as mail, o.customer_id as user_id, o.id as order_id
    from invited join orders o on o.id = invited.order_id order by o.id`)}
  select`;

/** Invites families to review their orders. Runs every hour. */
export async function inviteReviews(db: Knex): Promise<void> {
  await db.raw(INVITE);
}
