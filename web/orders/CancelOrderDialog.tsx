import { useMutation } from '@apollo/client/react';
import { formatCents } from '../../rules/money/money';
import { REFUND_DAYS } from '../../rules/orders/cancelTerms';
import { messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import type { CancelReason } from '../graphTypes.generated';
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
      description={`${whatComesBack(order)}We’ll tell ${order.rancher.ranchName}. A canceled order can’t be reopened.`}
      confirmLabel="Cancel Order"
      cancelLabel="Keep Order"
      tone="danger"
      onConfirm={() => cancel()}
    />
  );
}

/** What comes back of what the family has paid, and why, by the terms of the order. */
function whatComesBack({ cancellation }: CustomerOrderCard_orderFragment): string {
  if (!cancellation || cancellation.comesBack + cancellation.keeps === 0) return '';
  const { comesBack, keeps, reason } = cancellation;
  const back = `${formatCents(comesBack)} comes back to you within ${REFUND_DAYS} days`;
  return `${back}${keeps > 0 ? `, and the ranch keeps ${formatCents(keeps)}: ${WHY[reason]}` : ''}. `;
}

const WHY: Record<CancelReason, string> = {
  FIRST_HOURS: 'the first hours aren’t over',
  BY_RANCH: 'the ranch moved its animal',
  WAITING: 'your share still waits for an animal',
  ON_ANIMAL: 'your share is on an animal',
};
