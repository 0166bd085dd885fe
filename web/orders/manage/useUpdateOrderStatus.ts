import { useMutation } from '@apollo/client/react';
import type { StatusValues } from '../../../rules/statusForm';
import { ORDER_STATUS } from '../../../rules/vocabulary';
import { codeOf } from '../../errors/codeOf';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { OrderStatusNowDocument, UpdateOrderStatusDocument } from './UpdateOrderStatus.generated';

const FAILURES = {
  list: {
    title: 'Error updating order status',
    description: 'There was a problem updating the order status. Please try again.',
  },
  dashboard: {
    title: 'Update Failed',
    description: 'There was an error updating the order status. Please try again.',
  },
};

/** The screen that an order is moved from, which has its own words for a failure. */
export type MovedFrom = keyof typeof FAILURES;

/** Moves an order along, with a note. Says whether it did; the figures and the order's history follow by themselves. */
export function useUpdateOrderStatus(orderId: string, from: MovedFrom) {
  const [updateOrderStatus, { loading, client }] = useMutation(UpdateOrderStatusDocument);
  const { toast } = useToast();

  const readStatus = () =>
    client.query({ query: OrderStatusNowDocument, variables: { orderId }, fetchPolicy: 'network-only' });

  const fail = async (error: unknown) => {
    const overtaken = codeOf(error) === 'CONFLICT';
    toast({ ...FAILURES[from], ...(overtaken && { description: messageOf(error) }), variant: 'destructive' });
    // The customer or another window was quicker: show where the order stands now.
    if (overtaken) await readStatus().catch(() => {});
    return false;
  };

  const update = async ({ status, notes }: StatusValues) => {
    const label = ORDER_STATUS.label(status);
    try {
      await updateOrderStatus({ variables: { orderId, status, notes: notes || `Status updated to ${label}` } });
    } catch (error) {
      return fail(error);
    }
    toast({ title: 'Status Updated', description: `Order status has been updated to ${label}.` });
    return true;
  };

  return { update, isUpdating: loading };
}
