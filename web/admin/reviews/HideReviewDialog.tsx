import { ReasonDialog } from '../../parts/reports/ReasonDialog';
import { useJudgeReview } from './useJudgeReview';

interface HideReviewDialogProps {
  review: { id: string; authorName: string };
  onClose: () => void;
}

export function HideReviewDialog({ review, onClose }: HideReviewDialogProps) {
  const { hide } = useJudgeReview(review.id, onClose);
  return (
    <ReasonDialog
      onClose={onClose}
      title={`Hide the review by ${review.authorName}`}
      description="Only its author and admins will see it, and it won’t count for the rating. The author gets your reason by email."
      question="Reason"
      onSubmit={hide}
      submitLabel="Hide Review"
      submitVariant="danger"
    />
  );
}
