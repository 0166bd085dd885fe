import { LIMITS } from '../../../rules/fields/limits';
import { reasonForm } from '../../../rules/reasonForm';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { useJudgeReview } from './useJudgeReview';

interface HideReviewDialogProps {
  review: { id: string; authorName: string };
  onClose: () => void;
}

export function HideReviewDialog({ review, onClose }: HideReviewDialogProps) {
  const { hide } = useJudgeReview(review.id, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={`Hide the review by ${review.authorName}`}
      description="Only its author and admins will see it, and it won’t count for the rating. The author gets your reason by email."
      initialValues={{ reason: '' }}
      schema={reasonForm}
      onSubmit={hide}
      submitLabel="Hide Review"
      submitVariant="danger"
    >
      <Field name="reason" label="Reason" type="textarea" rows={4} maxLength={LIMITS.reason} />
    </FormDialog>
  );
}
