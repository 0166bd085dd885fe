import { newestFirst } from '../database/reading/keyset';
import { connection, page, pageArgs } from '../database/reading/page';
import { rowOf } from '../database/reading/rowId';
import { whereCounted } from '../database/reading/storedCount';
import type { Resolvers } from '../resolverTypes.generated';
import type { FeedbackRow } from './Feedback';
import { submitFeedback } from './submitFeedback';

export const feedbackResolvers: Resolvers = {
  Admin: {
    feedback: async (_, args, { db }) =>
      page<FeedbackRow>(db, db('feedback'), {
        columns: ['*'],
        order: newestFirst,
        kept: whereCounted('feedback', args),
        ...pageArgs(args),
      }),
  },
  Mutation: {
    submitFeedback: async (_, args, context) => submitFeedback(context, args),
  },
  Feedback: {
    user: ({ userId }) => rowOf(userId),
  },
  FeedbackConnection: connection,
};
