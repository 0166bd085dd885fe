import { BRAND } from '../../rules/words/brand';
import { isReadLately } from '../conversations/readConversation';
import { type Fields, many, one, type Shape, value } from '../database/reading/shape';
import { quoted, type Row, type Sql, sql, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';

const conversationOf = (orderId: Sql) => sql`(select id from conversations where order_id = ${orderId})`;

/** SQL of the steps with a proposal that can still be accepted, the current one first. */
const proposals = (complaint: Row) =>
  sql`complaint_entries p where p.complaint_id = ${complaint}.id and p.step = 'ANSWER' and p.remedy is not null
    order by p.id desc limit 1`;

export const complaintShape: Shape = {
  table: 'complaints',
  fields: {
    order: one((order, complaint) => sql`${order}.id = ${complaint}.order_id`),
    conversationId: value((complaint) => conversationOf(sql`${complaint}.order_id`)),
    proposedBy: value((complaint) => sql`(select p.side from ${proposals(complaint)})`),
    givenBack: value(
      (complaint) => sql`(select coalesce(sum(amount), 0)::integer from order_payments
        where complaint_id = ${complaint}.id)`,
    ),
    entries: many((entry, complaint) => sql`${entry}.complaint_id = ${complaint}.id`),
  },
};

const orderOf = (entry: Row) => sql`(select order_id from complaints where id = ${entry}.complaint_id)`;

/** The sides read everything that was said, and admins once they gave a reason, as with the order's conversation. */
const isOpen = (entry: Row) => sql`(not ${viewerIsAdmin} or ${isReadLately(conversationOf(orderOf(entry)))})`;

export const complaintEntryShape: Shape = {
  table: 'complaint_entries',
  fields: {
    text: value((entry) => sql`case when ${isOpen(entry)} then ${entry}.text end`),
    authorName: value(
      (entry) => sql`(select case ${entry}.side when 'PLATFORM' then ${quoted(BRAND)}
          when 'RANCH' then r.ranch_name else o.customer_name end
        from orders o join ranchers r on r.id = o.rancher_id where o.id = ${orderOf(entry)})`,
    ),
    photos: many(
      (photo, entry) => sql`${photo}.entry_id = ${entry}.id and ${isOpen(entry)}`,
      (photo) => sql`${photo}.place`,
    ),
  },
};

const viewersSide = (order: Row) => sql`case when ${order}.customer_id = ${viewerId} then 'CUSTOMER'
  when ${order}.rancher_id = ${viewerRanch} then 'RANCH' else 'PLATFORM' end`;

export const complaintsOfOrder: Fields = {
  complaintWaitsFor: value(
    (order) => sql`(select waits_for from complaints where order_id = ${order}.id and state <> 'CLOSED'
      order by waits_for = ${viewersSide(order)} desc, id limit 1)`,
  ),
  complaints: many((complaint, order) => sql`${complaint}.order_id = ${order}.id`),
};

export const complaintOfPayment: Fields = {
  complaint: one((complaint, payment) => sql`${complaint}.id = ${payment}.complaint_id`),
};
