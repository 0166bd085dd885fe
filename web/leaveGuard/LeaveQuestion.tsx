import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';

interface LeaveQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => unknown;
  /** Names what has unsaved changes, such as 'the photos'. */
  of: string;
}

export function LeaveQuestion({ of, ...dialog }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Leave without saving?"
      description={`You haven't saved your changes to ${of}. If you leave, you'll lose them.`}
      confirmLabel="Leave Without Saving"
      cancelLabel="Keep Editing"
      tone="danger"
    />
  );
}
