import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { formatCents } from '../../../rules/money/money';
import { TIMELINE_STEPS } from '../../../rules/orders/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import { useSubmit } from '../../errors/useSubmit';
import { automaticNote, nextStep } from '../../parts/orders/status/statusChoices';
import {
  BatchUpdateOrderStatusDocument,
  type BatchUpdateOrderStatusMutation,
} from '../../parts/orders/status/UpdateOrderStatus.generated';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Section } from '../../ui/layout/Section';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { ReadDialog } from '../../ui/overlay/ReadDialog';
import { useFocusAfterDialog } from '../../ui/overlay/useFocusAfterDialog';
import type { ChosenRows } from '../../ui/table/useChosenRows';
import { NameList } from '../../ui/text/NameList';
import { refreshOrders } from './live/refreshOrders';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';

type Managed = ManagedOrderCard_orderFragment;

/** What one press does: it moves these orders to this status. */
interface Move {
  status: OrderStatus;
  orders: readonly Managed[];
}

/** The names of the orders that moved, and of those that were refused with the reason. */
interface Outcome {
  status: OrderStatus;
  moved: string[];
  refused: string[];
}

const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
const nameOf = ({ id, customer }: Managed) => `#${id} ${customer.name}`;

interface BulkMovesProps {
  chosen: ChosenRows;
  orders: readonly Managed[];
}

/** A button for each next step of the chosen orders. The last step charges the commission, so it asks first. */
export function BulkMoves({ chosen, orders }: BulkMovesProps) {
  const [confirming, setConfirming] = useState<Move>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { move, isMoving } = useMoveOrders((result) => {
    chosen.chooseAll(false);
    if (result.refused.length > 0) setOutcome(result);
  });
  // The pressed button disappears with the choice, so the focus needs another place to return to.
  const root = useFocusAfterDialog(isMoving || confirming !== undefined || outcome !== undefined);
  return (
    <Cluster ref={root} role="group" aria-label="Several orders at once" tabIndex={-1}>
      {movesOf(orders.filter(({ id }) => chosen.ids.includes(id))).map((possible) => (
        <Button
          key={possible.status}
          size="small"
          pending={isMoving}
          onClick={() => (possible.status === 'FULFILLED' ? setConfirming(possible) : move(possible))}
        >
          Mark {possible.orders.length} as {ORDER_STATUS.label(possible.status)}
        </Button>
      ))}
      {confirming && (
        <FulfillAll {...confirming} onClose={() => setConfirming(undefined)} onConfirm={() => move(confirming)} />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </Cluster>
  );
}

function movesOf(orders: readonly Managed[]): Move[] {
  return TIMELINE_STEPS.map((status) => ({
    status,
    orders: orders.filter((order) => nextStep(order) === status),
  })).filter((move) => move.orders.length > 0);
}

/** Moves orders to their next status; `onMoved` gets what became of each. */
function useMoveOrders(onMoved: (outcome: Outcome) => void) {
  const [moveOrders, { loading, client }] = useMutation(BatchUpdateOrderStatusDocument);
  const move = useSubmit({
    send: async ({ status, orders }: Move) => {
      const variables = { orderIds: orders.map(({ id }) => id), status, notes: automaticNote(status) };
      const { data } = await moveOrders({ variables });
      return data && outcomeOf({ status, orders }, data.batchUpdateOrderStatus);
    },
    success: (outcome) => outcome && successToast(outcome),
    failure: 'Error updating order status',
    done: (outcome) => outcome && onMoved(outcome),
    // Some orders may have moved before it failed.
    failed: () => void refreshOrders(client, { figures: true }),
  });
  return { move, isMoving: loading };
}

/** Where some orders were refused, the dialog with the outcome takes the place of the toast. */
function successToast({ status, moved, refused }: Outcome) {
  if (refused.length > 0) return undefined;
  return {
    title: 'Status Updated',
    description: `${countOrders(moved.length)} updated to ${ORDER_STATUS.label(status)}.`,
  };
}

type Answer = BatchUpdateOrderStatusMutation['batchUpdateOrderStatus'];

function outcomeOf({ status, orders }: Move, { moved, refused }: Answer): Outcome {
  const named = new Map(orders.map((order) => [order.id, nameOf(order)]));
  return {
    status,
    moved: moved.map(({ id }) => named.get(id) ?? `#${id}`),
    refused: refused.map(({ orderId, reason }) => `${named.get(orderId) ?? `#${orderId}`}: ${reason}`),
  };
}

function FulfillAll({ orders, onClose, onConfirm }: Move & { onClose: () => void; onConfirm: () => Promise<unknown> }) {
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

function OutcomeDialog({ outcome: { status, moved, refused }, onClose }: { outcome: Outcome; onClose: () => void }) {
  return (
    <ReadDialog onClose={onClose} title={`${moved.length} of ${countOrders(moved.length + refused.length)} updated`}>
      {moved.length > 0 && (
        <Section title={`Now ${ORDER_STATUS.label(status)}`} level={3} rule="none">
          <NameList label="Updated" names={moved} />
        </Section>
      )}
      <Section title="Not updated" level={3} rule="none">
        <NameList label="Not updated" names={refused} />
      </Section>
    </ReadDialog>
  );
}
