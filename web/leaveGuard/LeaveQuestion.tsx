import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import type { DialogState } from '../ui/overlay/dialogState';

interface LeaveQuestionProps extends DialogState {
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
