import { isUndoable } from '../../../../rules/orders/orderStatus';
import type { OrderStatus } from '../../../../rules/words/vocabulary';
import { mutate } from '../../../apollo/mutate';
import { useSubmit } from '../../../errors/useSubmit';
import { usePermissions } from '../../../session/useSession';
import type { ToastMessage } from '../../../ui/overlay/useToast';
import { UndoOrderMovesDocument } from './UpdateOrderStatus.generated';

/** Returns a function that makes the toast's button which undoes a move, if it can be undone. */
export function useUndoMoves() {
  const { withMoney } = usePermissions();
  const undo = useSubmit({
    send: async (orderIds: string[]) => (await mutate(UndoOrderMovesDocument, { orderIds, withMoney })).undoOrderMoves,
    successToast: (outcome) => ({
      title: outcome.refused.length ? "Couldn't undo all of it" : 'Undone',
      description: outcome.refused[0]?.reason ?? 'No email was sent.',
    }),
    errorToast: "Couldn't undo this",
  });
  return (status: OrderStatus, orderIds: string[]): Pick<ToastMessage, 'action'> =>
    isUndoable(status) ? { action: { label: 'Undo', onAction: () => void undo(orderIds) } } : {};
}
