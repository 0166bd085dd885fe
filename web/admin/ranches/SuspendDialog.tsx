import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import type { RanchAction, RanchDialogProps } from '../useRanchActions';
import { SuspendRancherDocument } from './SuspendDialog.generated';

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
      onConfirm={() => suspend()}
    />
  );
}

function useSuspendRancher({ id, ranchName }: RanchAction['ranch']) {
  const [suspendRancher] = useMutation(SuspendRancherDocument, { refetchQueries: [ApprovalCountsDocument] });
  return useSubmit({
    send: () => suspendRancher({ variables: { rancherId: id } }),
    successToast: { title: 'Rancher Suspended', description: `${ranchName} is now hidden from customers.` },
    errorToast: 'Suspension Failed',
  });
}
