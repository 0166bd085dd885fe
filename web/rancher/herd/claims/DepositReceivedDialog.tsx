import { formatCents } from '../../../../rules/money/money';
import { mutate } from '../../../apollo/mutate';
import { useSubmit } from '../../../errors/useSubmit';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { ClaimDialogProps } from '../dialogProps';
import { MarkDepositReceivedDocument } from './MoveClaims.generated';
import { holderOf } from './shares';

/** Asks for confirmation before recording a family's deposit, because that can't be undone. */
export default function DepositReceivedDialog({ claim, open, onClose }: ClaimDialogProps) {
  const holder = holderOf(claim);
  const confirm = useSubmit({
    send: () => mutate(MarkDepositReceivedDocument, { claimId: claim.id }),
    successToast: { title: `Deposit of ${holder} recorded` },
    errorToast: "Couldn't record the deposit",
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={`Did ${holder} pay the ${formatCents(claim.deposit ?? 0)} deposit?`}
      description="Once it's recorded, the share can't lapse for a missing deposit. You can't take this back."
      confirmLabel="Record Deposit"
      cancelLabel="Not Yet"
      onConfirm={() => confirm()}
    />
  );
}
