import { formatCents } from '../../../rules/money';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface FulfillDialogProps {
  order: { id: string; commissionAmount: number };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<unknown>;
}

export default function FulfillDialog({ order, ...dialog }: FulfillDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={`Mark order #${order.id} as Fulfilled?`}
      description={`It is handed over and paid. The commission of ${formatCents(order.commissionAmount)} is charged, and the status can no longer change.`}
      confirmLabel="Mark as Fulfilled"
      cancelLabel="Not yet"
    />
  );
}
