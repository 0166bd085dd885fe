import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { type FeedbackValues, feedbackForm, initialFeedback } from '../../rules/feedbackForm';
import { LIMITS } from '../../rules/fields/limits';
import { FEEDBACK_TYPE } from '../../rules/words/vocabulary';
import { useSubmit } from '../errors/useSubmit';
import { Button } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SelectField } from '../ui/form/SelectField';
import { SubmitButton } from '../ui/form/SubmitButton';
import { Dialog } from '../ui/overlay/Dialog';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import { SubmitFeedbackDocument } from './FeedbackDialog.generated';

interface FeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const REQUIRED = 'Feedback required';

export default function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const submitFeedback = useSubmitFeedback(() => onOpenChange(false));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Feedback"
      description="Tell us what would make this better. We read everything."
    >
      <Form<FeedbackValues> initialValues={initialFeedback} onSubmit={submitFeedback} label="Feedback">
        <SelectField name="type" label="What is it about?" options={FEEDBACK_TYPE.options} />
        <Field name="feedback" label="Your feedback" type="textarea" rows={5} maxLength={LIMITS.feedback} />
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <SubmitButton>Send feedback</SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

class BlankFeedback extends Error {}

/** Sends feedback about the current page. */
function useSubmitFeedback(onDone: () => void) {
  const [submitFeedback] = useMutation(SubmitFeedbackDocument);
  const { pathname, search } = useLocation();
  return useSubmit({
    send: async (values: FeedbackValues) => {
      if (!values.feedback.trim()) throw new BlankFeedback();
      const input = feedbackForm.cast({ ...values, pageUrl: `${pathname}${search}` });
      await submitFeedback({ variables: { input } });
    },
    success: { title: 'Thank you', description: 'Your feedback has been sent to our team.' },
    failure: (error) =>
      error instanceof BlankFeedback
        ? { title: REQUIRED, description: 'Please provide feedback before submitting' }
        : { title: 'Error submitting feedback', description: 'Please try again later' },
    fieldErrors: (error): Record<string, string> => (error instanceof BlankFeedback ? { feedback: REQUIRED } : {}),
    done: onDone,
  });
}
