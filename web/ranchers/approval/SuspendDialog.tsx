import type { RanchDialogProps } from '../../platform/useRanchActions';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useSuspendRancher } from './useSuspendRancher';

export default function SuspendDialog({ ranch, onClose }: RanchDialogProps) {
  const suspend = useSuspendRancher(ranch);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title="Suspend Rancher"
      description={`Suspend ${ranch.ranchName}? It is hidden from customers and takes no new orders. Existing orders can still be processed.`}
      confirmLabel="Suspend"
      onConfirm={suspend}
    />
  );
}
