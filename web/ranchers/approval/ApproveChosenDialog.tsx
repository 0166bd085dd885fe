import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { NameList } from './NameList';
import { ranchersOf } from './ranchersOf';
import { type BulkOutcome, useApproveRanchers } from './useApproveRanchers';

interface ApproveChosenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ranches: readonly { id: string; ranchName: string }[];
  onDone: (outcome: BulkOutcome) => void;
}

export function ApproveChosenDialog({ open, onOpenChange, ranches, onDone }: ApproveChosenDialogProps) {
  const approve = useApproveRanchers();
  const confirm = async () => {
    const outcome = await approve(ranches);
    if (outcome) onDone(outcome);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Approve ${ranchersOf(ranches.length)}`}
      description="Each becomes visible to customers, and a broker agreement is set up at its commission rate."
      confirmLabel="Approve"
      onConfirm={confirm}
    >
      <NameList label="To be approved" names={ranches.map(({ ranchName }) => ranchName)} />
    </ConfirmDialog>
  );
}
