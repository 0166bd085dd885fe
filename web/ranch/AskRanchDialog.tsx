import { useNavigate } from 'react-router-dom';
import { questionForm } from '../../rules/conversations/messageForm';
import { LIMITS } from '../../rules/fields/limits';
import { mutate } from '../apollo/mutate';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { paths } from '../paths';
import { Field } from '../ui/form/Field';
import { FormDialog } from '../ui/form/FormDialog';
import type { DialogState } from '../ui/overlay/dialogState';
import { AskRanchDocument } from './AskRanchDialog.generated';

interface AskRanchDialogProps extends DialogState {
  rancher: { id: string; ranchName: string };
}

/** Lets a family ask the ranch a question before ordering. The text stays in the field until the server has accepted it. */
export default function AskRanchDialog({ rancher, open, onOpenChange }: AskRanchDialogProps) {
  const navigate = useNavigate();
  const ask = useSubmit({
    send: ({ text }: { text: string }) => mutate(AskRanchDocument, { rancherId: rancher.id, text }),
    ...errorsInForm(),
    successToast: { title: 'Question Sent' },
    onSuccess: ({ askRanch }) => navigate(paths.conversation(askRanch.conversation.id)),
  });
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={`Ask ${rancher.ranchName}`}
      description="Ask anything before you order. You'll find the answer under Messages, and we email you if you miss it."
      initialValues={{ text: '' }}
      schema={questionForm}
      onSubmit={ask}
      label="Question"
      submitLabel="Send Question"
    >
      <Field name="text" label="Your question" type="textarea" rows={5} maxLength={LIMITS.message} />
    </FormDialog>
  );
}
