import { loadUser } from '../accounts/loadUser';
import { userProjection } from '../accounts/User';
import { signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { orderProjection } from '../orders/Order';
import { resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { deleteReview, editReview } from './changeReview';
import { dismissReviewReports, hideReview, showReview } from './judgeReview';
import { listReportedReviews, reviewsOfRanch } from './listReviews';
import { findReview, openReportsOf, orderOfReview, reviewOfOrder } from './loadReviews';
import { reviewProjection } from './Review';
import { answerReview, reportReview } from './respondToReview';
import { loadReviewable } from './reviewable';
import { mayKnowReason } from './visibleReviews';
import { writeReview } from './writeReview';

export const reviewResolvers: Resolvers = {
  Rancher: {
    reviews: async ({ id }, { first, after, last, before, ...args }, context, info) =>
      reviewsOfRanch(context, id, { args, first, after, last, before, columns: nodeColumnsOf(info, reviewProjection) }),
  },
  Admin: {
    reportedReviews: async (_, args, context, info) =>
      listReportedReviews(context, args, nodeColumnsOf(info, reviewProjection)),
  },
  Order: {
    review: async ({ id }, _, context) => reviewOfOrder(context, id),
    canReview: async ({ id, customerId }, _, context) =>
      customerId === signedIn(context).id && loadReviewable(context, id),
  },
  Event: {
    review: async ({ reviewId }, _, context) => (reviewId === null ? null : findReview(context, reviewId)),
  },
  Mutation: {
    writeReview: async (_, args, context) => ({ review: await writeReview(context, args) }),
    editReview: async (_, args, context) => ({ review: await editReview(context, args) }),
    deleteReview: async (_, { reviewId }, context) => ({ order: await deleteReview(context, reviewId) }),
    answerReview: async (_, args, context) => ({ review: await answerReview(context, args) }),
    reportReview: async (_, args, context) => ({ review: await reportReview(context, args) }),
    hideReview: async (_, args, context) => ({ review: await hideReview(context, args) }),
    showReview: async (_, { reviewId }, context) => ({ review: await showReview(context, reviewId) }),
    dismissReviewReports: async (_, { reviewId }, context) => ({
      review: await dismissReviewReports(context, reviewId),
    }),
  },
  Review: {
    order: async (review, _, context, info) => orderOfReview(context, review, columnsOf(info, orderProjection)),
    rancher: resolveRancher,
    hidden: ({ hiddenAt }) => hiddenAt !== null,
    hiddenReason: (review, _, context) => (mayKnowReason(review, signedIn(context)) ? review.hiddenReason : null),
    mine: ({ authorId }, _, { viewer }) => authorId === viewer?.id,
    editableUntil: ({ authorId, editableUntil }, _, context) =>
      authorId === signedIn(context).id ? editableUntil : null,
    reports: async ({ id }, _, context) => openReportsOf(context, id),
  },
  ReviewReport: {
    reporter: async ({ reporterId }, _, context, info) =>
      mustExist(await loadUser(context, reporterId, columnsOf(info, userProjection))),
  },
  ReviewConnection: connection,
};
