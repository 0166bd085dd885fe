import { useMutation } from '@apollo/client/react';
import { LIMITS } from '../../rules/fields/limits';
import { reasonForm } from '../../rules/reasonForm';
import { useSubmit } from '../errors/useSubmit';
import { Field } from '../ui/form/Field';
import { FormDialog } from '../ui/form/FormDialog';
import { Text } from '../ui/text/Text';
import { ReportMessageDocument } from './ReportDialog.generated';

interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  message: { id: string; text: string } | undefined;
}

export default function ReportDialog({ open, onOpenChange, message }: ReportDialogProps) {
  const [reportMessage] = useMutation(ReportMessageDocument);
  const report = useSubmit({
    send: ({ reason }: { reason: string }) => reportMessage({ variables: { messageId: message?.id ?? '', reason } }),
    success: { title: 'Message Reported', description: 'Our team will look at it.' },
    failure: 'Error',
    done: () => onOpenChange(false),
  });
  return (
    <FormDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title="Report this message"
      description="Our team sees the message and your reason. We don't tell the other side."
      initialValues={{ reason: '' }}
      schema={reasonForm}
      onSubmit={report}
      label="Report"
      submitLabel="Report"
    >
      {message?.text && (
        <Text tone="soft" dir="auto">
          {message.text.slice(0, 200)}
        </Text>
      )}
      <Field name="reason" label="What's wrong with it?" type="textarea" rows={4} maxLength={LIMITS.reason} />
    </FormDialog>
  );
}
