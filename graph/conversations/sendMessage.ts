import type { Knex } from 'knex';
import {
  MAX_UNANSWERED_QUESTIONS,
  type MessageValues,
  messageForm,
  questionForm,
} from '../../rules/conversations/messageForm';
import { readMessagePhotoPath } from '../../rules/conversations/messagePhotoPath';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { countAttempt } from '../limits/attempts';
import { findRancher } from '../ranches/findRancher';
import { Rancher } from '../ranches/Rancher';
import type { MutationAskRanchArgs, MutationSendMessageArgs } from '../resolverTypes.generated';
import { readIdempotencyKey, validate } from '../schema/arguments';
import { Conversation, type ConversationRow, Message, MessagePhoto, otherSide, type Side } from './Conversation';
import { findConversation } from './loadConversations';
import { lockConversation } from './lockConversation';
import { attachPhotos } from './messagePhotos';
import { queueUnreadMail } from './tellUnread';

type Sent = { conversation: ConversationRow; message: Message };
type Written = MessageValues & { key: string | null };

/** Sends a message. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED, IDEMPOTENCY_MISMATCH. */
export async function sendMessage(
  context: Context,
  { conversationId, text, photos, idempotencyKey }: MutationSendMessageArgs,
): Promise<Sent> {
  const values = await validate(messageForm, { text, photos });
  const written = { ...values, key: readIdempotencyKey(idempotencyKey) };
  // Checked before counting, so that the limit reveals nothing about other people's conversations.
  if (!(await findConversation(context, conversationId))) throw notFound('Conversation');
  await countAttempt(context, 'message', `viewer ${signedIn(context).id}`);
  return transaction(context.db, async (trx) => {
    const { conversation, side } = await lockConversation(trx, context, conversationId);
    return write(trx, context, { conversation, side, written });
  });
}

/** Sends a ranch a question before an order. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED, IDEMPOTENCY_MISMATCH. */
export async function askRanch(
  context: Context,
  { rancherId, text, idempotencyKey }: MutationAskRanchArgs,
): Promise<Sent> {
  const values = await validate(questionForm, { text });
  const written = { ...values, photos: [], key: readIdempotencyKey(idempotencyKey) };
  const ranch = await findRancher(context, rancherId, ['id', 'approval']);
  if (ranch?.approval !== 'APPROVED') throw notFound('Rancher');
  await countAttempt(context, 'question', `viewer ${signedIn(context).id}`);
  return transaction(context.db, async (trx) => {
    const parties = { rancherId: ranch.id, customerId: signedIn(context).id };
    // Locks an existing conversation, so that no order takes it over before the message is stored.
    const [{ id }] = await trx('conversations')
      .insert(parties)
      .onConflict(trx.raw('(rancher_id, customer_id) where order_id is null'))
      .merge(['rancherId'])
      .returning('id');
    const { conversation, side } = await lockConversation(trx, context, id);
    return write(trx, context, { conversation, side, written });
  });
}

type Writing = { conversation: Conversation; side: Side; written: Written };

/** The caller has locked the conversation, so that ids follow the order of messages and concurrent messages respect limits. */
async function write(trx: Knex.Transaction, context: Context, { conversation, side, written }: Writing): Promise<Sent> {
  const { text, photos, key } = written;
  const senderId = signedIn(context).id;
  const conversationId = conversation.id;
  const earlier = key && (await Message.query(trx).findOne({ conversationId, senderId, idempotencyKey: key }));
  if (earlier) {
    if (earlier.text === text && (await hasPhotos(trx, earlier, photos))) return { conversation, message: earlier };
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another message');
  }
  await refuseBlocked(trx, conversation, side);
  await refuseStranger(trx, conversation, { side, photos });
  const row = { conversationId, side, senderId, text, idempotencyKey: key };
  const message = await Message.query(trx).insert(row).returning('*');
  await attachPhotos(trx, { conversationId, senderId, messageId: message.id }, photos);
  await queueUnreadMail(trx, { conversationId, side: otherSide(side) });
  return { conversation: await Conversation.query(trx).findById(conversationId).throwIfNotFound(), message };
}

async function hasPhotos(trx: Knex, { id: messageId }: Message, urls: string[]): Promise<boolean> {
  const hashes = await MessagePhoto.query(trx).where({ messageId }).orderBy('place').select('hash');
  return String(hashes.map(({ hash }) => hash)) === String(urls.map((url) => readMessagePhotoPath(url)?.hash));
}

async function refuseBlocked(trx: Knex, { rancherId, customerId }: Conversation, side: Side): Promise<void> {
  const blocks = await trx('conversationBlocks').where({ rancherId, customerId }).pluck('side');
  if (blocks.includes(side)) throw conflict('You blocked this conversation. Unblock it to write.');
  if (blocks.length > 0) throw conflict("You can't write here anymore.");
}

/** Before an order, refuses messages while the ranch isn't approved, and limits the family's messages until the ranch answers. */
async function refuseStranger(
  trx: Knex,
  { id, orderId, rancherId, ranchWrote }: Conversation,
  { side, photos }: Pick<Writing, 'side'> & Pick<Written, 'photos'>,
): Promise<void> {
  if (orderId !== null) return;
  const { approval } = await Rancher.query(trx).findById(rancherId).select('approval').throwIfNotFound();
  if (approval !== 'APPROVED') throw conflict("This ranch isn't listed at the moment, so nobody can write here.");
  if (side === 'RANCH' || ranchWrote) return;
  if (photos.length > 0) throw badInput({ photos: 'You can add photos once the ranch has answered' });
  const questions = await Message.query(trx).where({ conversationId: id }).resultSize();
  if (questions < MAX_UNANSWERED_QUESTIONS) return;
  throw conflict("You've sent three messages. Please wait until the ranch answers.");
}
