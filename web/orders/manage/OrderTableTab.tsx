import { lazy, Suspense } from 'react';
import { messageOf } from '../../errors/messageOf';
import { useUrlDialog } from '../../ranchers/useUrlDialog';
import { ErrorState } from '../../ui/ErrorState';
import { Pagination } from '../../ui/Pagination';
import { Stack } from '../../ui/Stack';
import { OrderTable } from './OrderTable';
import { OrderTableFilters } from './OrderTableFilters';
import { OrderTableSkeleton } from './OrderTableSkeleton';
import { PAGE_SIZE, useOrderRows } from './useOrderRows';
import { useOrderTableAddress } from './useOrderTableAddress';

const OrderDialog = lazy(() => import('./OrderDialog'));

/** The ranch's orders, narrowed, searched and turned page by page. */
export function OrderTableTab() {
  const address = useOrderTableAddress();
  const { shown, isTurning, error, retry } = useOrderRows(address);
  const viewed = useUrlDialog('order');
  return (
    <Stack gap={3}>
      <OrderTableFilters address={address} />
      {error !== undefined && <ErrorState message={messageOf(error)} onRetry={retry} />}
      {!shown && error === undefined && <OrderTableSkeleton />}
      {shown && (
        <>
          <div aria-busy={isTurning}>
            <OrderTable orders={shown.rows} onView={viewed.open} />
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
