import { useFragment } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ORDER_STATUS, type OrderStatus } from '../../../../rules/words/vocabulary';
import { useUrlDialog } from '../../../address/useUrlDialog';
import { useUrlState } from '../../../address/useUrlState';
import { QueryState } from '../../../errors/QueryState';
import { StatusDialog_orderFragmentDoc } from '../../../parts/orders/status/StatusDialog.generated';
import { usePermissions } from '../../../session/useSession';
import { media } from '../../../theme/tokens';
import { ToggleChip } from '../../../ui/input/Chip';
import { Cluster, Stack } from '../../../ui/layout/arrange';
import { useLastValue } from '../../../ui/overlay/dialogState';
import { Fading } from '../../../ui/overlay/Fading';
import { retryImport } from '../../../ui/state/retryImport';
import { SkeletonRows } from '../../../ui/state/Skeleton';
import { Pagination } from '../../../ui/table/Pagination';
import { OrderSearch } from '../OrderSearch';
import type { OrderFilters } from '../orderUrlParams';
import { OrderTable, type RowActions } from './OrderTable';
import type { OrderTable_orderFragment } from './OrderTable.generated';
import { PAGE_SIZE, STATUSES, TABLE_URL_PARAMS, tableVariables } from './orderTableVariables';
import { useOrderRows } from './useOrderRows';

const OrderDialog = lazy(retryImport(() => import('../OrderDialog')));
const StatusDialog = lazy(retryImport(() => import('../../../parts/orders/status/StatusDialog')));

/** Shows the ranch's orders with search, filters and pages. */
export function OrderTableTab() {
  const { status, page, change, ...filters } = useUrlState(TABLE_URL_PARAMS);
  const viewed = useUrlDialog('order');
  const [updating, setUpdating] = useState<OrderTable_orderFragment | null>(null);
  // Archived orders are a separate list that doesn't filter by status.
  const filter = (changed: Partial<OrderFilters>) =>
    change({ page: 1, ...changed, ...(changed.archived && { status: undefined }) });
  return (
    <Stack gap={2}>
      <OrderSearch filters={filters} onChange={filter} />
      <StatusChips
        status={filters.archived ? null : status}
        onChange={(chosen) => change({ page: 1, status: chosen, archived: false })}
      />
      <FoundOrders
        variables={tableVariables({ status, ...filters })}
        page={page}
        onTurn={(turned) => change({ page: turned })}
        onView={viewed.open}
        onUpdate={setUpdating}
      />
      <ViewedOrder id={viewed.value} onClose={() => viewed.close()} />
      <UpdatedOrder order={updating} onClose={() => setUpdating(null)} />
    </Stack>
  );
}

interface FoundOrdersProps extends RowActions {
  variables: ReturnType<typeof tableVariables>;
  page: number;
  onTurn: (page: number) => void;
}

function FoundOrders({ variables, page, onTurn, ...actions }: FoundOrdersProps) {
  const { withMoney } = usePermissions();
  const { shown, isLoadingPage, error, retry } = useOrderRows({ ...variables, withMoney }, page);
  return (
    <>
      {(error || !shown) && (
        <QueryState error={error} refetch={retry} label="Loading orders">
          <SkeletonRows rows={5} height="56px" gap={1.5} />
        </QueryState>
      )}
      {shown && (
        <Fading aria-busy={isLoadingPage}>
          <OrderTable orders={shown.rows} {...actions} />
        </Fading>
      )}
      {shown && shown.total.totalCount > 0 && (
        <Pagination {...shown} pageSize={PAGE_SIZE} noun="orders" onChange={onTurn} />
      )}
    </>
  );
}

interface StatusChipsProps {
  /** Undefined for all statuses. Null while archived orders are shown, which have no chip. */
  status: OrderStatus | undefined | null;
  onChange: (status: OrderStatus | undefined) => void;
}

/** Keeps all chips on one line of a phone. */
const Chips = styled(Cluster)`
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;

    & > * {
      flex: none;
    }
  }
`;

function StatusChips({ status, onChange }: StatusChipsProps) {
  return (
    <Chips role="group" aria-label="Orders to show">
      {[undefined, ...STATUSES].map((choice) => (
        <ToggleChip key={choice ?? 'all'} pressed={choice === status} onChange={() => onChange(choice)}>
          {choice ? ORDER_STATUS.label(choice) : 'All'}
        </ToggleChip>
      ))}
    </Chips>
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

/** Renders the dialog outside its row, because a new order may push the row to the next page while someone types. */
function UpdatedOrder({ order, onClose }: { order: OrderTable_orderFragment | null; onClose: () => void }) {
  const shown = useLastValue(order);
  if (!shown) return null;
  return <LatestStatusDialog key={shown.id} order={shown} open={order !== null} onClose={onClose} />;
}

interface LatestStatusDialogProps {
  order: OrderTable_orderFragment;
  open: boolean;
  onClose: () => void;
}

/** Reads the order from the cache, because someone else may have moved it since the row was rendered. */
function LatestStatusDialog({ order, open, onClose }: LatestStatusDialogProps) {
  const { withMoney } = usePermissions();
  const { data, complete } = useFragment({
    fragment: StatusDialog_orderFragmentDoc,
    variables: { withMoney },
    from: { __typename: 'Order', id: order.id },
  });
  return (
    <Suspense>
      <StatusDialog from="dashboard" order={complete ? data : order} open={open} onOpenChange={onClose} />
    </Suspense>
  );
}
