import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import { DismissReviewReportsDocument, HideReviewDocument, ShowReviewDocument } from './ReviewsTab.generated';

const refetchCounts = { refetchQueries: [ApprovalCountsDocument] };

/** Returns functions to hide or show a review and to dismiss its reports. Their results remove the review from its list. */
export function useReviewModeration(reviewId: string, onHidden?: () => void) {
  const [hideReview] = useMutation(HideReviewDocument, refetchCounts);
  const [showReview] = useMutation(ShowReviewDocument, refetchCounts);
  const [dismissReports] = useMutation(DismissReviewReportsDocument, refetchCounts);
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
