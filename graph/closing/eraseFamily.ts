import type { Knex } from 'knex';
import { DELETED } from './erasePerson';

export const DELETED_MESSAGE = 'This message was deleted.';

/** Notes of the first history entry of each order, which aren't personal. */
const FIRST_NOTES = 'Order request sent';

/** Erases a person from their orders, claims, reviews and conversations. Items and amounts stay. */
export async function eraseFamily(trx: Knex, userId: number): Promise<void> {
  const statements = [...ORDERS, ...COMPLAINTS, ...CLAIMS, ...CUT_SHEETS, ...REVIEWS, ...CONVERSATIONS];
  const given = { userId, name: DELETED.CUSTOMER, text: DELETED_MESSAGE, firstNotes: FIRST_NOTES };
  for (const sql of statements) await trx.raw(sql, given);
}

const OWN_ORDERS = 'select id from orders where customer_id = :userId';

const ORDERS = [
  `update orders set customer_name = :name, customer_email = gen_random_uuid() || '@deleted.invalid', customer_phone = '',
     customer_zip = '', shipping_address = null, notes = '', private_notes = null, request_hash = null
   where customer_id = :userId`,
  `update order_status_updates set notes = '' where order_id in (${OWN_ORDERS}) and notes <> :firstNotes`,
  `update order_payments set note = null where order_id in (${OWN_ORDERS}) and note is not null`,
  `update mails set subject = null where order_id in (${OWN_ORDERS})`,
  `delete from reorder_reminders where order_id in (${OWN_ORDERS})`,
];

const COMPLAINTS = [
  `update complaint_entries set text = :text
   where text <> '' and complaint_id in (select id from complaints where order_id in (${OWN_ORDERS}))`,
];

const OWN_CLAIMS = `select c.id from claims c join orders o on o.id = c.order_id where o.customer_id = :userId`;

const CLAIMS = [`update claims set off_board_reason = '' where id in (${OWN_CLAIMS}) and off_board_reason <> ''`];

const CUT_SHEETS = [
  `delete from cut_sheet_proposals where claim_id in (${OWN_CLAIMS})`,
  `update cut_sheets set sheet = jsonb_set(sheet, '{notes}', 'null')
   where claim_ids && array(${OWN_CLAIMS}) and sheet ->> 'notes' is not null`,
];

/** Keeps stars and text of published reviews, which help families and which the ranch has earned. Erases hidden texts. */
const REVIEWS = [
  `update reviews set author_name = :name, photos = '{}', words = case when hidden_at is null then words else '' end
   where author_id = :userId`,
];

const CONVERSATIONS = [
  `delete from message_photos where sender_id = :userId`,
  `update messages set text = :text where sender_id = :userId`,
  `delete from conversation_blocks where customer_id = :userId`,
  `delete from photo_uploads where user_id = :userId`,
];
