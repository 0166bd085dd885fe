import { mutate } from '../apollo/mutate';
import { useSubmit } from '../errors/useSubmit';
import { ReasonDialog } from '../parts/reports/ReasonDialog';
import type { DialogState } from '../ui/overlay/dialogState';
import { Text } from '../ui/text/Text';
import { ReportMessageDocument } from './ReportDialog.generated';

interface ReportDialogProps extends DialogState {
  message: { id: string; text: string } | undefined;
}

export default function ReportDialog({ open, onOpenChange, message }: ReportDialogProps) {
  const report = useSubmit({
    send: ({ reason }: { reason: string }) => mutate(ReportMessageDocument, { messageId: message?.id ?? '', reason }),
    successToast: { title: 'Message Reported', description: 'Our team will look at it.' },
    errorToast: 'Error',
    onSuccess: () => onOpenChange(false),
  });
  return (
    <ReasonDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title="Report this message"
      description="Our team sees the message and your reason. We don't tell the other side."
      question="What's wrong with it?"
      onSubmit={report}
      label="Report"
      submitLabel="Report"
    >
      {message?.text && (
        <Text tone="soft" dir="auto">
          {message.text.slice(0, 200)}
        </Text>
      )}
    </ReasonDialog>
  );
}
