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
      successToast: { title: 'Review Hidden', description: 'Its author has been notified by email.' },
      errorToast: 'Couldn’t hide the review',
      onSuccess: () => onHidden?.(),
    }),
    show: useSubmit({
      send: () => showReview({ variables: { reviewId } }),
      successToast: { title: 'Review Shown Again' },
      errorToast: 'Couldn’t show the review',
    }),
    dismiss: useSubmit({
      send: () => dismissReports({ variables: { reviewId } }),
      successToast: { title: 'Reports Dismissed', description: 'The review stays as it is.' },
      errorToast: 'Couldn’t dismiss the reports',
    }),
  };
}
