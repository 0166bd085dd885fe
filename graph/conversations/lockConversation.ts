import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import { Conversation, type Side } from './Conversation';
import { sideOf } from './visibleConversations';

/** Locks a conversation until the transaction ends. Errors: NOT_FOUND unless the viewer is on one of its two sides. */
export async function lockConversation(
  trx: Knex.Transaction,
  context: Context,
  id: string | number,
): Promise<{ conversation: Conversation; side: Side }> {
  const conversation = await Conversation.query(trx).findById(idNumber(id, 'conversationId')).forUpdate();
  const side = conversation && sideOf(conversation, signedIn(context));
  if (!conversation || !side) throw notFound('Conversation');
  return { conversation, side };
}
