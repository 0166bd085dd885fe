import { messagePhotoPath } from '../../rules/conversations/messagePhotoPath';
import { column, type Fields, listBelow, many, one, type Shape, sameRow, value } from '../database/reading/shape';
import { type Row, type Sql, sql, viewerId, viewerRanch } from '../database/reading/sql';
import { messagesBelow } from './loadConversations';
import { sideSql } from './visibleConversations';

const isBlocked = (conversation: Row, side: Sql) => sql`exists (select from conversation_blocks
  where rancher_id = ${conversation}.rancher_id and customer_id = ${conversation}.customer_id and ${side})`;

export const conversationShape: Shape = {
  table: 'conversations',
  fields: {
    rancher: one((ranch, conversation) => sql`${ranch}.id = ${conversation}.rancher_id`),
    order: one((order, conversation) => sql`${order}.id = ${conversation}.order_id`),
    customer: sameRow(),
    messages: listBelow(messagesBelow),
    lastMessage: one((message, conversation) => sql`${message}.id = ${conversation}.last_message_id`),
    unreadCount: value(
      (conversation) => sql`case (${sideSql(conversation)}) when 'RANCH' then ${conversation}.ranch_unread
        when 'CUSTOMER' then ${conversation}.customer_unread else 0 end`,
    ),
    answered: value((conversation) => sql`(${conversation}.customer_wrote and ${conversation}.ranch_wrote)`),
    blocked: value((conversation) => isBlocked(conversation, sql`true`)),
    blockedByViewer: value((conversation) => isBlocked(conversation, sql`side = (${sideSql(conversation)})`)),
  },
};

/** Reads the conversation's own row. */
export const conversationCustomerShape: Shape = {
  fields: {
    id: column('customer_id'),
    name: value((row) => sql`(select name from users where id = ${row}.customer_id)`),
  },
};

const ofConversation = (message: Row, found: Sql) =>
  sql`(select ${found} from conversations c where c.id = ${message}.conversation_id)`;

export const messageShape: Shape = {
  table: 'messages',
  fields: {
    mine: value((message) =>
      ofConversation(
        message,
        sql`coalesce(${message}.side = case when c.rancher_id = ${viewerRanch} then 'RANCH'
          when c.customer_id = ${viewerId} then 'CUSTOMER' end, false)`,
      ),
    ),
    authorName: value((message) =>
      ofConversation(
        message,
        sql`case ${message}.side when 'RANCH' then (select ranch_name from ranchers where id = c.rancher_id)
          else (select name from users where id = c.customer_id) end`,
      ),
    ),
    senderName: value((message) =>
      ofConversation(
        message,
        sql`case when ${message}.side = 'RANCH' and c.rancher_id = ${viewerRanch}
          then (select name from users where id = ${message}.sender_id) end`,
      ),
    ),
    photos: many(
      (photo, message) => sql`${photo}.message_id = ${message}.id`,
      (photo) => sql`${photo}.place`,
    ),
  },
};

const ofMessage = (report: Row, found: string) =>
  sql`(select ${found} from messages m join conversations c on c.id = m.conversation_id where m.id = ${report}.message_id)`;

export const messageReportShape: Shape = {
  table: 'message_reports',
  fields: {
    conversationId: value((report) => ofMessage(report, 'c.id')),
    orderId: value((report) => ofMessage(report, 'c.order_id')),
    text: value((report) => ofMessage(report, 'm.text')),
    authorName: value((report) =>
      ofMessage(
        report,
        `case m.side when 'RANCH' then (select ranch_name from ranchers where id = c.rancher_id)
          else (select name from users where id = c.customer_id) end`,
      ),
    ),
    photoCount: value(
      (report) => sql`(select count(*)::integer from message_photos where message_id = ${report}.message_id)`,
    ),
    reporterName: value((report) => sql`(select name from users where id = ${report}.reporter_id)`),
  },
};

const [before, middle, after] = splitPath(messagePhotoPath({ conversationId: 0, hash: 'hash', width: 1 }));

export const messagePhotoShape: Shape = {
  table: 'message_photos',
  fields: {
    url: value(
      (photo) => sql`'${before}' || ${photo}.conversation_id || '${middle}' || ${photo}.hash || '-' || ${photo}.width
        || '${after}'`,
    ),
  },
};

/** Returns the parts of a photo's path around its values. */
function splitPath(path: string): [string, string, string] {
  const [start = '', between = '', end = ''] = path.split(/\b0\b|hash-1\b/);
  return [start, between, end];
}

export const conversationsOfUser: Fields = {
  unreadMessages: value(
    (
      user,
    ) => sql`coalesce((select sum(case when c.customer_id = ${user}.id then c.customer_unread else c.ranch_unread end)
    from conversations c where (c.customer_id = ${user}.id and c.customer_unread > 0)
      or (c.ranch_unread > 0 and c.rancher_id = (select rancher_id from ranch_people where user_id = ${user}.id))), 0)`,
  ),
};

export const conversationsOfOrder: Fields = {
  conversation: one(
    (conversation, order) => sql`${conversation}.order_id = ${order}.id and ${sideSql(conversation)} is not null`,
  ),
};
