import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';

interface BlockDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  other: string;
  onConfirm: () => unknown;
}

export default function BlockDialog({ other, ...dialog }: BlockDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Block ${other}?`}
      description="Neither of you can write to the other until you unblock. Orders, phone and email stay as they are."
      confirmLabel="Block"
      tone="danger"
    />
  );
}
