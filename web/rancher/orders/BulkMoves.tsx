import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ORDER_STATUS } from '../../../rules/words/vocabulary';
import { useSubmit } from '../../errors/useSubmit';
import { automaticNote } from '../../parts/orders/status/statusChoices';
import { BatchUpdateOrderStatusDocument } from '../../parts/orders/status/UpdateOrderStatus.generated';

import { useUndoMoves } from '../../parts/orders/status/useUndoMoves';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { useFocusAfterDialog } from '../../ui/overlay/dialogState';
import { retryImport } from '../../ui/state/retryImport';
import type { ChosenRows } from '../../ui/table/ChooseRow';
import { countOrders, type ManagedOrder, type Move, movesOf, type Outcome, outcomeOf } from './bulkMove';
import { refreshOrders } from './live/refreshOrders';

const FulfillAllDialog = lazy(retryImport(() => import('./FulfillAllDialog')));
const MoveOutcomeDialog = lazy(retryImport(() => import('./MoveOutcomeDialog')));

/** Takes no space while no order is selected, but stays mounted, because the focus returns to it. */
const Moves = styled(Cluster)`
  &:empty {
    position: absolute;
  }
`;

/** Shows a button for each next step of the selected orders. The step to Fulfilled charges the commission, so it asks first. */
export default function BulkMoves({ chosen, orders }: { chosen: ChosenRows; orders: readonly ManagedOrder[] }) {
  const [confirming, setConfirming] = useState<Move>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { move, isMoving } = useMoveOrders((result) => {
    chosen.chooseAll(false);
    if (result.refused.length > 0) setOutcome(result);
  });
  const press = (pressed?: Move) =>
    pressed && pressed.status !== 'FULFILLED' ? move(pressed) : setConfirming(pressed);
  // The pressed button disappears with the selection, so the focus needs another place to return to.
  const root = useFocusAfterDialog(isMoving || confirming !== undefined || outcome !== undefined);
  return (
    <Moves ref={root} role="group" aria-label="Several orders at once" tabIndex={-1}>
      {movesOf(orders.filter(({ id }) => chosen.ids.includes(id))).map((possible) => (
        <Button key={possible.status} size="small" pending={isMoving} onClick={() => press(possible)}>
          Mark {possible.orders.length} as {ORDER_STATUS.label(possible.status)}
        </Button>
      ))}
      <Suspense>
        {confirming && (
          <FulfillAllDialog orders={confirming.orders} onClose={press} onConfirm={() => move(confirming)} />
        )}
        {outcome && <MoveOutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
      </Suspense>
    </Moves>
  );
}

/** Returns a function that moves orders to their next status. `onMoved` receives the outcome of each order. */
function useMoveOrders(onMoved: (outcome: Outcome) => void) {
  const { withMoney } = usePermissions();
  const undoOf = useUndoMoves();
  const [moveOrders, { loading, client }] = useMutation(BatchUpdateOrderStatusDocument);
  const move = useSubmit({
    send: async ({ status, orders }: Move) => {
      const variables = { orderIds: orders.map(({ id }) => id), status, notes: automaticNote(status), withMoney };
      const { data } = await moveOrders({ variables });
      return data && outcomeOf({ status, orders }, data.batchUpdateOrderStatus);
    },
    successToast: (outcome) => {
      const toast = outcome && successToast(outcome);
      return toast && { ...toast, ...undoOf(outcome.status, outcome.movedIds) };
    },
    errorToast: 'Error updating order status',
    onSuccess: (outcome) => outcome && onMoved(outcome),
    // Refetches, because some orders may have moved before the failure.
    onError: () => void refreshOrders(client, { figures: true }),
  });
  return { move, isMoving: loading };
}

/** Returns no toast if some orders were refused, because a dialog shows that outcome. */
function successToast({ status, moved, refused }: Outcome) {
  if (refused.length > 0) return undefined;
  return {
    title: 'Status Updated',
    description: `${countOrders(moved.length)} updated to ${ORDER_STATUS.label(status)}.`,
  };
}
