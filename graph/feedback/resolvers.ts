import { loadUser } from '../accounts/loadUser';
import { userProjection } from '../accounts/User';
import { connection } from '../database/page';
import { columnsOf, nodeColumnsOf } from '../database/projection';
import type { Resolvers } from '../resolverTypes.generated';
import { feedbackProjection } from './Feedback';
import { listFeedback } from './listFeedback';
import { submitFeedback } from './submitFeedback';

export const feedbackResolvers: Resolvers = {
  Admin: {
    feedback: async (_, args, context, info) => listFeedback(context, args, nodeColumnsOf(info, feedbackProjection)),
  },
  Mutation: {
    submitFeedback: async (_, { input }, context) => submitFeedback(context, input),
  },
  Feedback: {
    user: async ({ userId }, _, context, info) =>
      userId === null ? null : loadUser(context, userId, columnsOf(info, userProjection)),
  },
  FeedbackConnection: connection,
};
