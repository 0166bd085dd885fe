import { useMutation } from '@apollo/client/react';
import type { StatusValues } from '../../../../rules/orders/statusForm';
import { ORDER_STATUS } from '../../../../rules/words/vocabulary';
import { codeOf, messageOf } from '../../../errors/graphErrors';
import { useSubmit } from '../../../errors/useSubmit';
import { usePermissions } from '../../../session/useSession';
import { automaticNote } from './statusChoices';
import { OrderStatusNowDocument, UpdateOrderStatusDocument } from './UpdateOrderStatus.generated';
import { useUndoMoves } from './useUndoMoves';

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

/** The screen from which an order is moved. Each screen has its own error message. */
export type MovedFrom = keyof typeof FAILURES;

/** Returns whether someone else or another window has moved the order in the meantime. */
const wasMovedMeanwhile = (error: unknown) => codeOf(error) === 'CONFLICT';

/** Moves an order to a status, with a note. The response updates the figures and the order's history in the cache. */
export function useUpdateOrderStatus(orderId: string, from: MovedFrom) {
  const { withMoney } = usePermissions();
  const [updateOrderStatus, { loading, client }] = useMutation(UpdateOrderStatusDocument);

  const undoOf = useUndoMoves();

  const loadStatus = () =>
    client.query({ query: OrderStatusNowDocument, variables: { orderId }, fetchPolicy: 'network-only' });

  const update = useSubmit({
    send: ({ status, notes }: StatusValues) =>
      updateOrderStatus({ variables: { orderId, status, notes: notes || automaticNote(status), withMoney } }),
    successToast: (_, { status }) => ({
      title: 'Status Updated',
      description: `Order status has been updated to ${ORDER_STATUS.label(status)}.`,
      ...undoOf(status, [orderId]),
    }),
    errorToast: (error) => ({ ...FAILURES[from], ...(wasMovedMeanwhile(error) && { description: messageOf(error) }) }),
    onError: (error) => wasMovedMeanwhile(error) && loadStatus().catch(() => {}),
  });

  return { update, isUpdating: loading };
}
