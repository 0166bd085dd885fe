import type { Knex } from 'knex';
import { REMIND_AFTER_MONTHS } from '../../rules/orders/reorderReminder';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { queueMails } from '../mail/queueMail';
import { hasRefused } from '../notifications/mailChoices';
import type { MutationRemindToReorderArgs } from '../resolverTypes.generated';
import { lockOrder } from './lockOrder';
import type { Order } from './Order';

/** Schedules a mail to the family of a fulfilled order in six months, or cancels it. Errors: NOT_FOUND, CONFLICT. */
export async function remindToReorder(context: Context, args: MutationRemindToReorderArgs): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const { order, actor } = await lockOrder(trx, args.orderId, context);
    if (actor !== 'OWNER') throw notFound('Order');
    if (order.status !== 'FULFILLED') throw conflict('We can remind you of an order once the ranch has fulfilled it.');
    if (args.wanted) await remind(trx, order);
    else await trx('reorderReminders').where({ orderId: order.id }).delete();
    return order;
  });
}

async function remind(trx: Knex.Transaction, { id: orderId, customerId: userId }: Order): Promise<void> {
  if (await hasRefused(trx, { userId, topic: 'ORDER_AGAIN' }))
    throw conflict('You turned these emails off. Turn on “Order again” in your notifications first.');
  const remindAt = trx.raw(`now() + interval '${REMIND_AFTER_MONTHS} months'`);
  await trx('reorderReminders').insert({ orderId, remindAt }).onConflict().ignore();
}

/** Deletes the reminders in the statement that queues their mails, so that none is mailed twice. */
const SEND = `
  with due as (delete from reorder_reminders where remind_at <= ? returning order_id),
  ${queueMails(`
    select json_build_object('template', 'reorderReminder', 'orderId', o.id) as mail, o.customer_id as user_id, o.id as order_id
    from due join orders o on o.id = due.order_id order by o.id`)}
  select`;

/** Reminds families to order again. Runs every hour. */
export async function sendReorderReminders(db: Knex, now = new Date()): Promise<void> {
  await db.raw(SEND, [now]);
}
