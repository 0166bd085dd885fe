import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { notFound } from '../errors';
import type { MutationBlockConversationArgs, MutationMarkConversationSeenArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { Conversation, type ConversationRow, Message, otherSide } from './Conversation';
import { noticeOf } from './conversationNotices';
import { lockConversation } from './lockConversation';

/** Marks the other side's messages as seen, up to one of them. Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function markConversationSeen(
  context: Context,
  { conversationId, messageId }: MutationMarkConversationSeenArgs,
): Promise<ConversationRow> {
  const newest = idNumber(messageId, 'messageId');
  return transaction(context.db, async (trx) => {
    const { conversation, side } = await lockConversation(trx, context, conversationId);
    const message = await Message.query(trx).findOne({ id: newest, conversationId: conversation.id }).select('id');
    if (!message) throw notFound('Message');
    await Message.query(trx)
      .patch({ seenAt: trx.raw('clock_timestamp()') as never })
      .where({ conversationId: conversation.id, side: otherSide(side) })
      .where('id', '<=', newest)
      .whereNull('seenAt');
    return Conversation.query(trx).findById(conversation.id).throwIfNotFound();
  });
}

/** Blocks or unblocks the other side of a conversation. Errors: NOT_FOUND. */
export async function blockConversation(
  context: Context,
  { conversationId, blocked }: MutationBlockConversationArgs,
): Promise<ConversationRow> {
  return transaction(context.db, async (trx) => {
    const { conversation, side } = await lockConversation(trx, context, conversationId);
    const { rancherId, customerId } = conversation;
    const block = { rancherId, customerId, side };
    if (blocked) await trx('conversationBlocks').insert(block).onConflict().ignore();
    else await trx('conversationBlocks').where(block).delete();
    await trx.raw(`select ${noticeOf('conversations')} from conversations where id = ?`, [conversation.id]);
    return conversation;
  });
}
