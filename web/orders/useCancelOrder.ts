import { useMutation } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { useToast } from '../ui/useToast';
import { CancelOrderDocument } from './CancelOrder.generated';
import { CustomerOrderCountsDocument } from './CustomerOrderCounts.generated';
import { CustomerOrdersPageDocument } from './CustomerOrdersPage.generated';

/** Calls an order off. The order keeps its place in the list, so that one sees what became of it. */
export function useCancelOrder() {
  const [cancelOrder, { client }] = useMutation(CancelOrderDocument);
  const { toast } = useToast();

  return async (orderId: string) => {
    try {
      await cancelOrder({ variables: { orderId }, refetchQueries: [{ query: CustomerOrderCountsDocument }] });
      toast({ title: 'Order Canceled', description: 'The rancher has been told.' });
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error, 'Failed to cancel the order'), variant: 'destructive' });
      // The ranch may have taken it up in the meantime.
      await client.refetchQueries({ include: [CustomerOrdersPageDocument] });
    }
  };
}
