import type { Resolvers } from '../resolverTypes.generated';
import { deleteReview, editReview } from './changeReview';
import { findReview } from './loadReviews';
import { answerReview, reportReview } from './respondToReview';
import { writeReview } from './writeReview';

export const reviewResolvers: Resolvers = {
  Event: {
    review: async ({ reviewId }, _, context) => (reviewId === null ? null : findReview(context, reviewId)),
  },
  Mutation: {
    writeReview: async (_, args, context) => ({ review: await writeReview(context, args) }),
    editReview: async (_, args, context) => ({ review: await editReview(context, args) }),
    deleteReview: async (_, { reviewId }, context) => ({ order: await deleteReview(context, reviewId) }),
    answerReview: async (_, args, context) => ({ review: await answerReview(context, args) }),
    reportReview: async (_, args, context) => ({ review: await reportReview(context, args) }),
  },
};
