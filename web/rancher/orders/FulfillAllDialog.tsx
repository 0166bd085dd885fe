import { formatCents } from '../../../rules/money/money';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { NameList } from '../../ui/text/NameList';
import { countOrders, type Managed, nameOf } from './bulkMove';

interface FulfillAllDialogProps {
  orders: readonly Managed[];
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks before several orders become Fulfilled at once, which charges their commission. */
export default function FulfillAllDialog({ orders, onClose, onConfirm }: FulfillAllDialogProps) {
  const commission = orders.reduce((sum, { commissionAmount }) => sum + commissionAmount, 0);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={onConfirm}
      title={`Mark ${countOrders(orders.length)} as Fulfilled?`}
      description={`Confirm that these orders are delivered and paid for. ${formatCents(commission)} of commission in total is charged, and you can't change the status after that.`}
      confirmLabel="Mark as Fulfilled"
      cancelLabel="Not yet"
    >
      <NameList label="Orders to fulfill" names={orders.map(nameOf)} />
    </ConfirmDialog>
  );
}
