import { type Context, signedIn } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { type ListBelow, pageArgs } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { QueryConversationsArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { type ConversationRow, latestFirst, type MessageRow, newestMessages } from './Conversation';
import { sideOf } from './visibleConversations';

/** Loads a conversation by id, without checking the viewer. */
const loadConversation = loader<number, ConversationRow | null>(async ({ db }, ids) => {
  const sql = 'select * from conversations where id = any(?)';
  return onePerKey(ids, await prepared<ConversationRow>(db, { sql, bindings: [ids] }), ({ id }) => id);
});

/** Finds a conversation by id. Null unless the viewer is on one of its two sides. */
export async function findConversation(context: Context, id: string | number): Promise<ConversationRow | null> {
  const conversation = await loadConversation(context, idNumber(id, 'conversationId'));
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

export const messagesBelow: ListBelow<Record<string, never>> = {
  table: 'messages',
  order: () => newestMessages,
  where: (query, conversationId) => query.whereRaw(`conversation_id = ${conversationId}`),
};

export const loadMessage = loader<number, MessageRow | null>(async ({ db }, ids) => {
  const sql = 'select * from messages where id = any(?)';
  return onePerKey(ids, await prepared<MessageRow>(db, { sql, bindings: [ids] }), ({ id }) => id);
});
