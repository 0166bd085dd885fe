import { formatCents } from '../../../../rules/money/money';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { DialogState } from '../../../ui/overlay/dialogState';

interface FulfillDialogProps extends DialogState {
  order: { id: string; commissionAmount?: number; settlement?: { balanceDue: number | null } };
  onConfirm: () => Promise<unknown>;
}

export default function FulfillDialog({ order, ...dialog }: FulfillDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Mark order #${order.id} as Fulfilled?`}
      description={`Confirm that the family has it.${unpaidText(order.settlement?.balanceDue)} ${chargeText(order.commissionAmount)}, and you can't change the status after that.`}
      confirmLabel="Mark as Fulfilled"
      cancelLabel="Not Yet"
    />
  );
}

const unpaidText = (due: number | null | undefined) => (due ? ` ${formatCents(due)} isn't recorded as paid yet.` : '');

/** Says what is charged, without the amount for helpers who don't handle the ranch's money. */
const chargeText = (commission: number | undefined) =>
  commission === undefined ? 'The commission is charged' : `The commission of ${formatCents(commission)} is charged`;
