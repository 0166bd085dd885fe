import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import { User } from '../../accounts/User';
import { Conversation, type Side } from '../../conversations/Conversation';
import { mustExist } from '../../database/transaction';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { ranchWithOwner } from '../../ranches/ranchWithOwner';

/** Leaves out texts and addresses, so that people answer in the conversation. Undefined if all is read. */
export async function unreadMessages(
  db: Knex,
  { conversationId, side }: { conversationId: number; side: Side },
): Promise<Letter | undefined> {
  const conversation = await Conversation.query(db).findById(conversationId);
  const unread = side === 'RANCH' ? conversation?.ranchUnread : conversation?.customerUnread;
  if (!conversation || !unread) return undefined;
  const { ranch, owner } = mustExist(await ranchWithOwner(db, conversation.rancherId));
  const customer = await User.query(db).findById(conversation.customerId).throwIfNotFound();
  const from = side === 'RANCH' ? 'a family' : ranch.ranchName;
  const about = conversation.orderId === null ? 'a question before an order' : `order #${conversation.orderId}`;
  const count = unread === 1 ? 'a new message' : `${unread} new messages`;
  const waits = unread === 1 ? 'A new message' : `${unread} new messages`;
  return {
    to: side === 'RANCH' ? owner : unconfirmed(customer.email),
    subject: `You have ${count} about ${about}`,
    paragraphs: [`${waits} from ${from} about ${about} ${unread === 1 ? 'is' : 'are'} waiting for you.`],
    link: {
      label: unread === 1 ? 'Read the message' : 'Read the messages',
      path: pathTo('conversation', { id: conversationId }),
    },
    closing: "Please answer there. Replies to this email don't reach anyone.",
  };
}
