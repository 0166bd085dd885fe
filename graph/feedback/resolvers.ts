import { loadUser } from '../accounts/loadUser';
import { userProjection } from '../accounts/User';
import { newestFirst } from '../database/reading/keyset';
import { connection, page, pageArgs } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { whereCounted } from '../database/reading/storedCount';
import type { Resolvers } from '../resolverTypes.generated';
import { type FeedbackRow, feedbackProjection } from './Feedback';
import { submitFeedback } from './submitFeedback';

export const feedbackResolvers: Resolvers = {
  Admin: {
    feedback: async (_, args, { db }, info) =>
      page<FeedbackRow>(db, db('feedback'), {
        columns: nodeColumnsOf(info, feedbackProjection),
        order: newestFirst,
        kept: whereCounted('feedback', args),
        ...pageArgs(args),
      }),
  },
  Mutation: {
    submitFeedback: async (_, args, context) => submitFeedback(context, args),
  },
  Feedback: {
    user: async ({ userId }, _, context, info) =>
      userId === null ? null : loadUser(context, userId, columnsOf(info, userProjection)),
  },
  FeedbackConnection: connection,
};
