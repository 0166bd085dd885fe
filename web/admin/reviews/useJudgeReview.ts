import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import { DismissReviewReportsDocument, HideReviewDocument, ShowReviewDocument } from './ReviewsTab.generated';

const counted = { refetchQueries: [ApprovalCountsDocument] };

/** What an admin decides on a review. The answer takes it out of the list that it stood in. */
export function useJudgeReview(reviewId: string, onHidden?: () => void) {
  const [hideReview] = useMutation(HideReviewDocument, counted);
  const [showReview] = useMutation(ShowReviewDocument, counted);
  const [dismissReports] = useMutation(DismissReviewReportsDocument, counted);
  return {
    hide: useSubmit({
      send: ({ reason }: { reason: string }) => hideReview({ variables: { reviewId, reason } }),
      success: { title: 'Review Hidden', description: 'Its author has been notified by email.' },
      failure: 'Couldn’t hide the review',
      done: () => onHidden?.(),
    }),
    show: useSubmit({
      send: () => showReview({ variables: { reviewId } }),
      success: { title: 'Review Shown Again' },
      failure: 'Couldn’t show the review',
    }),
    dismiss: useSubmit({
      send: () => dismissReports({ variables: { reviewId } }),
      success: { title: 'Reports Dismissed', description: 'The review stays as it is.' },
      failure: 'Couldn’t dismiss the reports',
    }),
  };
}
