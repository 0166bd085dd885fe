import { loadUser } from '../accounts/loadUser';
import type { Context } from '../context';
import { connection } from '../database/reading/page';
import { mustExist } from '../database/transaction';
import { loadRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import type { MessageReportRow, MessageRow } from './Conversation';
import { blockConversation, markConversationSeen } from './changeConversation';
import { readNotice, subscribeToUpdates } from './conversationNotices';
import { findConversation, loadConversation, loadMessage, photosOfMessage } from './loadConversations';
import { countMessages, listSummaries, readConversation } from './readConversation';
import { closeMessageReport, listReports, reportMessage } from './reports';
import { askRanch, sendMessage } from './sendMessage';

export const conversationResolvers: Resolvers = {
  Admin: {
    conversations: async (_, args, context) => listSummaries(context, args),
    messageReports: async (_, args, context) => listReports(context, args),
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
  ConversationSummary: {
    rancher: ({ rancherId }) => ({ id: rancherId }),
    customer: async ({ customerId }, _, context) => ({
      id: customerId,
      name: await nameOfCustomer(context, customerId),
    }),
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
  MessageReportConnection: connection,
};

const reportedMessage = async (context: Context, { messageId }: MessageReportRow): Promise<MessageRow> =>
  mustExist(await loadMessage(context, messageId));

const nameOfCustomer = async (context: Context, id: number) =>
  mustExist(await loadUser(context, id, ['id', 'name'])).name;

async function nameOfAuthor(context: Context, { conversationId, side }: MessageRow): Promise<string> {
  const { rancherId, customerId } = mustExist(await loadConversation(context, conversationId));
  if (side === 'CUSTOMER') return nameOfCustomer(context, customerId);
  return mustExist(await loadRancher(context, rancherId, ['id', 'ranchName'])).ranchName;
}
