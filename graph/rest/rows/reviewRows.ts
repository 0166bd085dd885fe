import { reasonForm } from '../../../rules/reasonForm';
import { answerForm, reviewForm } from '../../../rules/reviews/reviewForm';
import { message } from '../present/view';
import { row } from '../row';
import * as reviews from './reviews.generated';

/** Reviews of fulfilled orders, and what admins decide about them. */
export const reviewRows = [
  row('GET /ranchers/:id/reviews', reviews.RestReviewsDocument, {
    summary: 'What families said of their orders from a ranch, in the order of sort.',
  }),
  row('POST /orders/:id/review', reviews.RestWriteReviewDocument, {
    summary: 'Reviews a fulfilled order of the signed-in customer; weights in pounds.',
    status: 201,
    form: reviewForm,
  }),
  row('PUT /reviews/:id', reviews.RestEditReviewDocument, {
    summary: 'Replaces what a review of the signed-in customer says.',
    form: reviewForm,
  }),
  row('DELETE /reviews/:id', reviews.RestDeleteReviewDocument, {
    summary: 'Deletes a review of the signed-in customer.',
    view: message('Review deleted'),
  }),
  row('POST /reviews/:id/answer', reviews.RestAnswerReviewDocument, {
    summary: "Answers a review of the signed-in rancher's ranch, once.",
    form: answerForm,
  }),
  row('POST /reviews/:id/report', reviews.RestReportReviewDocument, {
    summary: 'Reports a review to the platform team.',
    form: reasonForm,
    view: message('Thank you. We look at every report.'),
  }),
  row('GET /admin/reviews', reviews.RestReportedReviewsDocument, {
    summary: 'Reviews that were reported and wait for a decision, or with hidden=true those that are hidden.',
  }),
  row('PUT /admin/reviews/:id/hide', reviews.RestHideReviewDocument, {
    summary: 'Hides a review; its author gets the reason by mail.',
    form: reasonForm,
  }),
  row('PUT /admin/reviews/:id/show', reviews.RestShowReviewDocument, { summary: 'Shows a hidden review again.' }),
  row('PUT /admin/reviews/:id/dismiss', reviews.RestDismissReviewReportsDocument, {
    summary: 'Closes the reports of a review, which stays as it is.',
  }),
];
