import { LIMITS } from '../../../rules/fields/limits';
import { answerForm } from '../../../rules/reviews/reviewForm';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { Field } from '../../ui/form/Field';
import { FormDialog } from '../../ui/form/FormDialog';
import { AnswerReviewDocument } from './AnswerDialog.generated';

export interface ReviewDialogProps {
  open: boolean;
  reviewId: string;
  authorName: string;
  onClose: () => void;
}

/** Lets the ranch answer a review, which it can do only once. */
export default function AnswerDialog({ open, reviewId, authorName, onClose }: ReviewDialogProps) {
  const send = useSubmit({
    send: ({ answer }: { answer: string }) => mutate(AnswerReviewDocument, { reviewId, answer }),
    successToast: { title: 'Answer Posted', description: `We’ve told ${authorName}.` },
    errorToast: 'Couldn’t post your answer',
    onSuccess: onClose,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Answer ${authorName}`}
      description="Everyone can read it. You can answer each review once and can’t change it later."
      initialValues={{ answer: '' }}
      schema={answerForm}
      onSubmit={send}
      submitLabel="Post Answer"
    >
      <Field name="answer" label="Your answer" type="textarea" rows={5} maxLength={LIMITS.reviewAnswer} />
    </FormDialog>
  );
}
