import { useMutation } from '@apollo/client/react';
import { messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import type { DialogState } from '../ui/overlay/dialogState';
import { CancelOrderDocument } from './CancelOrderDialog.generated';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { CustomerOrderCountsDocument } from './CustomerOrderCounts.generated';
import { CustomerOrdersPageDocument } from './CustomerOrdersPage.generated';

interface CancelOrderDialogProps extends DialogState {
  order: CustomerOrderCard_orderFragment;
}

export default function CancelOrderDialog({ order, ...dialog }: CancelOrderDialogProps) {
  const [cancelOrder, { client }] = useMutation(CancelOrderDocument);
  // The canceled order stays in the list, so that the family sees what happened to it.
  const cancel = useSubmit({
    send: () =>
      cancelOrder({ variables: { orderId: order.id }, refetchQueries: [{ query: CustomerOrderCountsDocument }] }),
    successToast: { title: 'Order Canceled', description: 'We’ve told the rancher.' },
    errorToast: (error) => ({ title: 'Error', description: messageOf(error, 'Failed to cancel the order') }),
    fieldErrors: () => ({}),
    // Refetches the orders, because the ranch may have changed the status of this one.
    onError: () => client.refetchQueries({ include: [CustomerOrdersPageDocument] }),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={`Cancel order #${order.id}?`}
      description={`We’ll tell ${order.rancher.ranchName}. A canceled order can’t be reopened.`}
      confirmLabel="Cancel Order"
      cancelLabel="Keep Order"
      tone="danger"
      onConfirm={() => cancel()}
    />
  );
}
