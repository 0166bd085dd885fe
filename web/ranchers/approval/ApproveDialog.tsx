import type { RanchDialogProps } from '../../platform/useRanchActions';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useApproveRancher } from './useApproveRancher';

export default function ApproveDialog({ ranch, onClose }: RanchDialogProps) {
  const approve = useApproveRancher(ranch);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Approve Rancher"
      description={`Approve ${ranch.ranchName}? It becomes visible to customers, and a broker agreement is set up with a commission rate of ${ranch.commission.rate}%.`}
      confirmLabel="Approve"
      onConfirm={approve}
    />
  );
}
