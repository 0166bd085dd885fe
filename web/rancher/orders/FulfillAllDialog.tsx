import { formatCents } from '../../../rules/money/money';
import { usePermissions } from '../../session/useSession';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { NameList } from '../../ui/text/NameList';
import { countOrders, type ManagedOrder, nameOf } from './bulkMove';

interface FulfillAllDialogProps {
  orders: readonly ManagedOrder[];
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Asks for confirmation before several orders become Fulfilled at once, because that charges their commission. */
export default function FulfillAllDialog({ orders, onClose, onConfirm }: FulfillAllDialogProps) {
  const { withMoney } = usePermissions();
  const commission = orders.reduce((sum, { commissionAmount = 0 }) => sum + commissionAmount, 0);
  const charge = withMoney ? `${formatCents(commission)} of commission in total` : 'Their commission';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={onConfirm}
      title={`Mark ${countOrders(orders.length)} as Fulfilled?`}
      description={`Confirm that these families have their orders. ${charge} is charged, and you can't change the status after that.`}
      confirmLabel="Mark as Fulfilled"
      cancelLabel="Not Yet"
    >
      <NameList label="Orders to fulfill" names={orders.map(nameOf)} />
    </ConfirmDialog>
  );
}
