import { messagePhotoPath } from '../../rules/conversations/messagePhotoPath';
import { loadUser } from '../accounts/loadUser';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { columnsOf } from '../database/reading/projection';
import { loadOrder } from '../orders/findOrder';
import { orderProjection } from '../orders/Order';
import { loadRancher, resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import type { MessageReportRow, MessageRow } from './Conversation';
import { blockConversation, markConversationSeen } from './changeConversation';
import { readNotice, subscribeToUpdates } from './conversationNotices';
import {
  blocksOf,
  conversationOfOrder,
  findConversation,
  listConversations,
  loadConversation,
  loadMessage,
  messagesOf,
  photosOfMessage,
  unreadOf,
} from './loadConversations';
import { countMessages, listSummaries, readConversation } from './readConversation';
import { closeMessageReport, listReports, reportMessage } from './reports';
import { askRanch, sendMessage } from './sendMessage';
import { sideOf } from './visibleConversations';

export const conversationResolvers: Resolvers = {
  Query: {
    conversation: async (_, { id }, context) => findConversation(context, id),
    conversations: async (_, args, context) => listConversations(context, args),
  },
  Admin: {
    conversations: async (_, args, context) => listSummaries(context, args),
    messageReports: async (_, args, context) => listReports(context, args),
  },
  User: {
    unreadMessages: async ({ id }, _, context) => unreadOf(context, id),
  },
  Order: {
    conversation: async ({ id }, _, context) => conversationOfOrder(context, id),
  },
  Event: {
    conversation: async ({ conversationId }, _, context) =>
      conversationId === null ? null : findConversation(context, conversationId),
  },
  Mutation: {
    askRanch: async (_, args, context) => askRanch(context, args),
    sendMessage: async (_, args, context) => sendMessage(context, args),
    markConversationSeen: async (_, args, context) => ({ conversation: await markConversationSeen(context, args) }),
    blockConversation: async (_, args, context) => ({ conversation: await blockConversation(context, args) }),
    reportMessage: async (_, args, context) => ({ message: await reportMessage(context, args) }),
    readConversation: async (_, args, context) => ({ conversation: await readConversation(context, args) }),
    closeMessageReport: async (_, { id }, context) => ({ report: await closeMessageReport(context, id) }),
  },
  Subscription: {
    updates: {
      subscribe: (_, __, context) => subscribeToUpdates(context),
      resolve: async (notice: unknown, _: unknown, context: Context) => readNotice(context, notice),
    },
  },
  Conversation: {
    rancher: resolveRancher,
    order: async ({ orderId }, _, context, info) =>
      orderId === null ? null : loadOrder(context, orderId, columnsOf(info, orderProjection)),
    customer: (conversation) => conversation,
    messages: async ({ id }, page, context) => messagesOf(context, id, { ...page, args: {}, columns: ['*'] }),
    lastMessage: async ({ lastMessageId }, _, context) =>
      lastMessageId === null ? null : loadMessage(context, lastMessageId),
    unreadCount: (conversation, _, context) => {
      const side = sideOf(conversation, signedIn(context));
      if (side === null) return 0;
      return side === 'RANCH' ? conversation.ranchUnread : conversation.customerUnread;
    },
    answered: ({ customerWrote, ranchWrote }) => customerWrote && ranchWrote,
    blocked: async ({ id }, _, context) => (await blocksOf(context, id)).length > 0,
    blockedByViewer: async (conversation, _, context) => {
      const own = sideOf(conversation, signedIn(context));
      return (await blocksOf(context, conversation.id)).some(({ side }) => side === own);
    },
  },
  ConversationCustomer: {
    id: ({ customerId }) => customerId,
    name: async ({ customerId }, _, context) => nameOfCustomer(context, customerId),
  },
  Message: {
    mine: async ({ conversationId, side }, _, context) =>
      sideOf(mustExist(await loadConversation(context, conversationId)), signedIn(context)) === side,
    authorName: async (message, _, context) => nameOfAuthor(context, message),
    senderName: async (message, _, context) => nameOfSender(context, message),
    photos: async ({ id }, _, context) => photosOfMessage(context, id),
  },
  MessagePhoto: { url: (photo) => messagePhotoPath(photo) },
  ConversationSummary: {
    rancher: resolveRancher,
    customer: (conversation) => conversation,
    messageCount: async ({ id }, _, context) => countMessages(context, id),
  },
  MessageReport: {
    conversation: async (report, _, context) => {
      const { conversationId } = await reportedMessage(context, report);
      const conversation = mustExist(await loadConversation(context, conversationId));
      return { ...conversation, lastMessageAt: mustExist(conversation.lastMessageAt) };
    },
    authorName: async (report, _, context) => nameOfAuthor(context, await reportedMessage(context, report)),
    text: async (report, _, context) => (await reportedMessage(context, report)).text,
    photoCount: async ({ messageId }, _, context) => (await photosOfMessage(context, messageId)).length,
    reporterName: async ({ reporterId }, _, context) =>
      reporterId === null ? null : nameOfCustomer(context, reporterId),
  },
  ConversationConnection: connection,
  MessageConnection: connection,
  MessageReportConnection: connection,
};

const reportedMessage = async (context: Context, { messageId }: MessageReportRow): Promise<MessageRow> =>
  mustExist(await loadMessage(context, messageId));

const nameOfCustomer = async (context: Context, id: number) =>
  mustExist(await loadUser(context, id, ['id', 'name'])).name;

/** Returns the name of the person who wrote for the ranch. Null for everyone but the ranch itself. */
async function nameOfSender(context: Context, { conversationId, side, senderId }: MessageRow): Promise<string | null> {
  if (side !== 'RANCH' || senderId === null) return null;
  const { rancherId } = mustExist(await loadConversation(context, conversationId));
  if (rancherId !== signedIn(context).ranchId) return null;
  return mustExist(await loadUser(context, senderId, ['id', 'name'])).name;
}

async function nameOfAuthor(context: Context, { conversationId, side }: MessageRow): Promise<string> {
  const { rancherId, customerId } = mustExist(await loadConversation(context, conversationId));
  if (side === 'CUSTOMER') return nameOfCustomer(context, customerId);
  return mustExist(await loadRancher(context, rancherId, ['id', 'ranchName'])).ranchName;
}
