import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationBlockConversationArgs } from '../resolverTypes.generated';
import type { ConversationRow } from './Conversation';
import { noticeOf } from './conversationNotices';
import { lockConversation } from './lockConversation';

/** Blocks the other side for the viewer's, or takes that back. Errors: NOT_FOUND. */
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
