import { useFragment } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../errors/messageOf';
import { useLast } from '../../ranchers/useLast';
import { useUrlDialog } from '../../ranchers/useUrlDialog';
import { ErrorState } from '../../ui/ErrorState';
import { Pagination } from '../../ui/Pagination';
import { patient } from '../../ui/patient';
import { Stack } from '../../ui/Stack';
import { OrderTable } from './OrderTable';
import type { OrderTable_orderFragment } from './OrderTable.generated';
import { OrderTableFilters } from './OrderTableFilters';
import { OrderTableSkeleton } from './OrderTableSkeleton';
import { StatusDialog_orderFragmentDoc } from './StatusDialog.generated';
import { useOrderAddress } from './useOrderAddress';
import { PAGE_SIZE, useOrderRows } from './useOrderRows';

const OrderDialog = lazy(patient(() => import('./OrderDialog')));
const StatusDialog = lazy(patient(() => import('./StatusDialog')));

/** The ranch's orders, narrowed, searched and turned page by page. */
export function OrderTableTab() {
  const address = useOrderAddress();
  const { shown, isTurning, error, retry } = useOrderRows(address);
  const viewed = useUrlDialog('order');
  const [updating, setUpdating] = useState<OrderTable_orderFragment | null>(null);
  return (
    <Stack gap={3}>
      <OrderTableFilters address={address} />
      {error !== undefined && <ErrorState message={messageOf(error)} onRetry={retry} />}
      {!shown && error === undefined && <OrderTableSkeleton />}
      {shown && (
        <>
          <div aria-busy={isTurning}>
            <OrderTable orders={shown.rows} onView={viewed.open} onUpdate={setUpdating} />
          </div>
          {shown.total > 0 && (
            <Pagination
              page={shown.page}
              pageSize={PAGE_SIZE}
              total={shown.total}
              noun="orders"
              onChange={address.setPage}
            />
          )}
        </>
      )}
      <ViewedOrder id={viewed.value} onClose={() => viewed.close()} />
      <UpdatedOrder order={updating} onClose={() => setUpdating(null)} />
    </Stack>
  );
}

function ViewedOrder({ id, onClose }: { id: string | null; onClose: () => void }) {
  if (!id) return null;
  return (
    <Suspense>
      <OrderDialog id={id} open onOpenChange={onClose} />
    </Suspense>
  );
}

/** Here, not in its row: a new order may push the row to the next page while somebody writes. */
function UpdatedOrder({ order, onClose }: { order: OrderTable_orderFragment | null; onClose: () => void }) {
  const shown = useLast(order);
  if (!shown) return null;
  return <OrderToMove key={shown.id} order={shown} open={order !== null} onClose={onClose} />;
}

interface OrderToMoveProps {
  order: OrderTable_orderFragment;
  open: boolean;
  onClose: () => void;
}

function OrderToMove({ order, open, onClose }: OrderToMoveProps) {
  // As it stands by now: somebody else may have been quicker.
  const { data, complete } = useFragment({
    fragment: StatusDialog_orderFragmentDoc,
    from: { __typename: 'Order', id: order.id },
  });
  return (
    <Suspense>
      <StatusDialog from="dashboard" order={complete ? data : order} open={open} onOpenChange={onClose} />
    </Suspense>
  );
}
