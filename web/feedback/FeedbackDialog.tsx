import { type FeedbackValues, initialFeedback } from '../../rules/feedbackForm';
import { LIMITS } from '../../rules/limits';
import { FEEDBACK_TYPE } from '../../rules/vocabulary';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { DialogFooter } from '../ui/DialogFooter';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { SelectField } from '../ui/SelectField';
import { SubmitButton } from '../ui/SubmitButton';
import { useToast } from '../ui/useToast';
import { useSubmitFeedback } from './useSubmitFeedback';

interface FeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const REQUIRED = 'Feedback required';

export default function FeedbackDialog({ open, onOpenChange }: FeedbackDialogProps) {
  const submitFeedback = useSubmitFeedback();
  const { toast } = useToast();

  const send = async (values: FeedbackValues) => {
    if (!values.feedback.trim()) {
      toast({ title: REQUIRED, description: 'Please provide feedback before submitting', variant: 'destructive' });
      throw { fields: { feedback: REQUIRED } };
    }
    if (await submitFeedback(values)) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Feedback"
      description="Tell us what would make this better. Every word is read."
    >
      <Form<FeedbackValues> initialValues={initialFeedback} onSubmit={send} label="Feedback">
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
