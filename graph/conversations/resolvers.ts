import { loadUser } from '../accounts/loadUser';
import type { Context } from '../context';
import { mustExist } from '../database/transaction';
import type { Resolvers } from '../resolverTypes.generated';
import { blockConversation, markConversationSeen } from './changeConversation';
import { readNotice, subscribeToUpdates } from './conversationNotices';
import { findConversation } from './loadConversations';
import { countMessages, listSummaries, readConversation } from './readConversation';
import { reportMessage } from './reports';
import { askRanch, sendMessage } from './sendMessage';

export const conversationResolvers: Resolvers = {
  Admin: {
    conversations: async (_, args, context) => listSummaries(context, args),
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
};

const nameOfCustomer = async (context: Context, id: number) =>
  mustExist(await loadUser(context, id, ['id', 'name'])).name;
