import { ConfirmDialog } from '../ui/ConfirmDialog';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { useCancelOrder } from './useCancelOrder';

interface CancelOrderDialogProps {
  order: CustomerOrderCard_orderFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function CancelOrderDialog({ order, ...dialog }: CancelOrderDialogProps) {
  const cancelOrder = useCancelOrder();
  return (
    <ConfirmDialog
      {...dialog}
      title={`Cancel order #${order.id}?`}
      description={`${order.rancher.ranchName} will be told. A canceled order cannot be taken up again.`}
      confirmLabel="Cancel Order"
      cancelLabel="Keep Order"
      tone="danger"
      onConfirm={() => cancelOrder(order.id)}
    />
  );
}
