import { type Fields, listBelow, many, one, type Shape, value } from '../database/reading/shape';
import { sql, viewerId } from '../database/reading/sql';
import { actorSql } from '../orders/visibleOrders';
import { ranchReviewList } from './listReviews';
import { isReviewable } from './reviewable';
import { isReasonKnown, isShownReview } from './visibleReviews';

export const reviewShape: Shape = {
  table: 'reviews',
  fields: {
    order: one((order, review) => sql`${order}.id = ${review}.order_id and ${actorSql(order)} is not null`),
    rancher: one((ranch, review) => sql`${ranch}.id = ${review}.rancher_id`),
    hidden: value((review) => sql`(${review}.hidden_at is not null)`),
    hiddenReason: value((review) => sql`case when ${isReasonKnown(review)} then ${review}.hidden_reason end`),
    mine: value((review) => sql`coalesce(${review}.author_id = ${viewerId}, false)`),
    editableUntil: value(
      (review) => sql`case when ${review}.author_id = ${viewerId} then ${review}.editable_until end`,
    ),
    reports: many((report, review) => sql`${report}.review_id = ${review}.id and ${report}.closed_at is null`),
  },
};

export const reviewReportShape: Shape = {
  table: 'review_reports',
  fields: { reporter: one((user, report) => sql`${user}.id = ${report}.reporter_id`) },
};

export const reviewsOfRanch: Fields = { reviews: listBelow(ranchReviewList) };

export const reviewsOfOrder: Fields = {
  review: one((review, order) => sql`${review}.order_id = ${order}.id and ${isShownReview(review)}`),
  canReview: value((order) => sql`(${order}.customer_id = ${viewerId} and ${isReviewable(order.row)})`),
};
