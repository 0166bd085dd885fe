import { type Context, signedIn } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { type ListBelow, pageArgs, pagesBelow, readList } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { QueryConversationsArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import {
  type ConversationPage,
  type ConversationRow,
  latestFirst,
  type MessagePhotoRow,
  type MessageRow,
  newestMessages,
} from './Conversation';
import { sideOf } from './visibleConversations';

/** Loads a conversation by id, without checking the viewer. */
export const loadConversation = loader<number, ConversationRow | null>(async ({ db }, ids) => {
  const sql = 'select * from conversations where id = any(?)';
  return onePerKey(ids, await prepared<ConversationRow>(db, { sql, bindings: [ids] }), ({ id }) => id);
});

/** Finds a conversation by id. Null unless the viewer is on one of its two sides. */
export async function findConversation(context: Context, id: string | number): Promise<ConversationRow | null> {
  const conversation = await loadConversation(context, idNumber(id, 'conversationId'));
  return conversation && sideOf(conversation, signedIn(context)) ? conversation : null;
}

const loadOfOrder = loader<number, ConversationRow | null>(async ({ db }, orderIds) => {
  const sql = 'select * from conversations where order_id = any(?)';
  const rows = await prepared<ConversationRow>(db, { sql, bindings: [orderIds] });
  return onePerKey(orderIds, rows, ({ orderId }) => orderId);
});

/** Loads the conversation of an order. Null unless the viewer is on one of its two sides. */
export async function conversationOfOrder(context: Context, orderId: number): Promise<ConversationRow | null> {
  const conversation = await loadOfOrder(context, orderId);
  return conversation && sideOf(conversation, signedIn(context)) ? conversation : null;
}

/** Describes the list of the viewer's conversations that have messages, latest first. */
export function ownConversations({ viewer }: Pick<Context, 'viewer'>, args: QueryConversationsArgs) {
  return {
    table: 'conversations',
    order: latestFirst,
    where(query: { whereRaw(sql: string, bindings: readonly (number | null)[]): unknown }) {
      const [column, id] = viewer?.ranchId ? ['rancher_id', viewer.ranchId] : ['customer_id', viewer?.id ?? null];
      query.whereRaw(`${column} = ? and last_message_at is not null`, [id as number | null]);
    },
    ...pageArgs(args),
  };
}

export const listConversations = (context: Context, args: QueryConversationsArgs): Promise<ConversationPage> =>
  readList<ConversationRow>(context.db, ownConversations(context, args), ['*']);

/** The messages of a conversation, newest first. */
export const messagesBelow: ListBelow<Record<string, never>> = {
  table: 'messages',
  order: () => newestMessages,
  where: (query, conversationId) => query.whereRaw(`conversation_id = ${conversationId}`),
};

export const messagesOf = pagesBelow<MessageRow, Record<string, never>>(messagesBelow);

export const loadMessage = loader<number, MessageRow | null>(async ({ db }, ids) => {
  const sql = 'select * from messages where id = any(?)';
  return onePerKey(ids, await prepared<MessageRow>(db, { sql, bindings: [ids] }), ({ id }) => id);
});

export const photosOfMessage = loader<number, MessagePhotoRow[]>(async ({ db }, messageIds) => {
  const sql = 'select * from message_photos where message_id = any(?) order by message_id, place';
  const rows = await prepared<MessagePhotoRow & { messageId: number }>(db, { sql, bindings: [messageIds] });
  return manyPerKey(messageIds, rows, ({ messageId }) => messageId);
});

type Block = Pick<ConversationRow, 'rancherId' | 'customerId'> & { id: number; side: 'CUSTOMER' | 'RANCH' };

/** Loads the blocks between the two sides of a conversation, by the conversation's id. */
export const blocksOf = loader<number, Block[]>(async ({ db }, ids) => {
  const sql = `select c.id, b.* from conversations c join conversation_blocks b using (rancher_id, customer_id)
    where c.id = any(?)`;
  return manyPerKey(ids, await prepared<Block>(db, { sql, bindings: [ids] }), ({ id }) => id);
});

/** Loads the number of unread messages to each person or to their ranch. */
export const unreadOf = loader<number, number>(async ({ db }, userIds) => {
  const sql = `select u.id, coalesce(sum(case when c.customer_id = u.id then c.customer_unread else c.ranch_unread end), 0) as unread
    from users u left join ranch_people p on p.user_id = u.id
      left join conversations c on (c.customer_id = u.id and c.customer_unread > 0)
        or (c.rancher_id = p.rancher_id and c.ranch_unread > 0)
    where u.id = any(?) group by u.id`;
  const rows = await prepared<{ id: number; unread: string }>(db, { sql, bindings: [userIds] });
  return userIds.map((id) => Number(rows.find((row) => row.id === id)?.unread ?? 0));
});
