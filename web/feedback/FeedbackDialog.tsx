import { useLocation } from 'react-router-dom';
import { type FeedbackValues, feedbackForm, initialFeedback } from '../../rules/feedbackForm';
import { LIMITS } from '../../rules/fields/limits';
import { FEEDBACK_TYPE } from '../../rules/words/vocabulary';
import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';
import { Field } from '../ui/form/Field';
import { FormDialog } from '../ui/form/FormDialog';
import { SelectField } from '../ui/form/SelectField';
import type { DialogState } from '../ui/overlay/dialogState';
import { SubmitFeedbackDocument } from './FeedbackDialog.generated';

const REQUIRED = 'Feedback required';

export default function FeedbackDialog({ open, onOpenChange }: DialogState) {
  const submitFeedback = useSubmitFeedback(() => onOpenChange(false));
  return (
    <FormDialog<FeedbackValues>
      open={open}
      onClose={() => onOpenChange(false)}
      title="Feedback"
      description="Tell us what would make this better. We read everything."
      initialValues={initialFeedback}
      onSubmit={submitFeedback}
      label="Feedback"
      submitLabel="Send Feedback"
    >
      <SelectField name="type" label="What is it about?" options={FEEDBACK_TYPE.options} />
      <Field name="feedback" label="Your feedback" type="textarea" rows={5} maxLength={LIMITS.feedback} />
    </FormDialog>
  );
}

class BlankFeedback extends Error {}

function useSubmitFeedback(onDone: () => void) {
  const { pathname } = useLocation();
  return useSubmit({
    send: async (values: FeedbackValues) => {
      if (!values.feedback.trim()) throw new BlankFeedback();
      const input = feedbackForm.cast({ ...values, pageUrl: pathname });
      await mutate(SubmitFeedbackDocument, { input });
    },
    successToast: { title: 'Thank you', description: 'Your feedback has been sent to our team.' },
    errorToast: (error) =>
      error instanceof BlankFeedback
        ? { title: REQUIRED, description: 'Please provide feedback before submitting' }
        : { title: 'Error submitting feedback', description: 'Please try again later' },
    fieldErrors: (error): Record<string, string> => (error instanceof BlankFeedback ? { feedback: REQUIRED } : {}),
    onSuccess: onDone,
  });
}
