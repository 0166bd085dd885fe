import { Download, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { useUrlState } from '../../address/useUrlState';
import { NoOrdersMatch } from '../../parts/orders/NoOrdersMatch';
import { OrderCards } from '../../parts/orders/OrderCards';
import { OrdersSkeleton } from '../../parts/orders/OrdersSkeleton';
import { paths } from '../../paths';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Checkbox } from '../../ui/input/Checkbox';
import { Switch } from '../../ui/input/Switch';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Fading } from '../../ui/overlay/Fading';
import { EmptyState } from '../../ui/state/EmptyState';
import { retryImport } from '../../ui/state/retryImport';
import { LoadMore } from '../../ui/table/LoadMore';
import { type ChosenRows, useChosenRows } from '../../ui/table/useChosenRows';
import { ManagedOrderCard } from './ManagedOrderCard';
import { orderView } from './orderUrlParams';
import type { RancherOrdersPageQuery } from './RancherOrdersPage.generated';

const loadBulkMoves = retryImport(() => import('./BulkMoves'));
const BulkMoves = lazy(loadBulkMoves);
const ManagedOrderTable = lazy(retryImport(() => import('./ManagedOrderTable')));

type Orders = NonNullable<NonNullable<RancherOrdersPageQuery['viewer']>['ranch']>['orders'];

interface ManagedOrderListProps {
  orders: Orders;
  /** The URL of a CSV file with the listed orders. */
  csv: string;
  isFiltered: boolean;
  isLoadingOthers: boolean;
  onMore: () => void;
  isLoadingMore: boolean;
}

/** Shows the orders as cards or rows, with actions for several orders at once. */
export function ManagedOrderList(props: ManagedOrderListProps) {
  const { orders, csv, isFiltered, isLoadingOthers, onMore, isLoadingMore } = props;
  const { view, changeView } = useOrderView();
  const chosen = useChosenRows(
    orders.nodes.map(({ id }) => id),
    LIMITS.orderMoves,
  );
  const all = view === 'list' ? `${paths.rancherOrders}?view=list` : paths.rancherOrders;
  if (orders.nodes.length === 0) return isFiltered ? <NoOrdersMatch all={all} /> : <NoneYet />;
  return (
    <Fading as={Stack} gap={2} aria-busy={isLoadingOthers}>
      <Tools chosen={chosen} orders={orders.nodes} csv={csv} view={view} onChangeView={changeView} />
      {view === 'list' ? (
        <Suspense fallback={<OrdersSkeleton />}>
          <ManagedOrderTable orders={orders.nodes} chosen={chosen} />
          <LoadMore shown={orders.nodes.length} total={orders} noun="orders" pending={isLoadingMore} onLoad={onMore} />
        </Suspense>
      ) : (
        <OrderCards orders={orders} onMore={onMore} isLoadingMore={isLoadingMore}>
          {(order) => <ManagedOrderCard order={order} chosen={chosen} />}
        </OrderCards>
      )}
    </Fading>
  );
}

/** Returns whether orders are or were selected. Preloads their actions after the list has rendered. */
function useWasChosen(ids: readonly string[]): boolean {
  const [wasChosen, setWasChosen] = useState(false);
  useEffect(() => void loadBulkMoves(), []);
  if (ids.length > 0 && !wasChosen) setWasChosen(true);
  return wasChosen;
}

type View = 'cards' | 'list';

/** Shows the list if the URL says so, or else the view that the rancher last chose on this device. */
function useOrderView() {
  const { view: viewInUrl, change } = useUrlState(orderView);
  const [chosen, setChosen] = useState(rememberedView);
  const changeView = (view: View) => {
    setChosen(view);
    rememberView(view);
    change({ view });
  };
  return { view: viewInUrl === 'list' ? viewInUrl : chosen, changeView };
}

const STORAGE_KEY = 'herdline.orderView.v1';

/** Returns the stored view, or cards if the storage is blocked. */
function rememberedView(): View {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'list' ? 'list' : 'cards';
  } catch {
    return 'cards';
  }
}

function rememberView(view: View): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // The storage is full or blocked, but the URL still has the view.
  }
}

interface ToolsProps {
  chosen: ChosenRows;
  orders: Orders['nodes'];
  csv: string;
  view: View;
  onChangeView: (view: View) => void;
}

function Tools({ chosen, orders, csv, view, onChangeView }: ToolsProps) {
  const { change } = useUrlState(orderView);
  const { ids } = chosen;
  return (
    <Cluster justify="between" data-print="hide">
      <Cluster gap={3}>
        <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
          Select all shown
        </Checkbox>
        <Switch
          label="Compact list"
          checked={view === 'list'}
          onChange={(isList) => onChangeView(isList ? 'list' : 'cards')}
        />
      </Cluster>
      <Cluster>
        {useWasChosen(ids) && (
          <Suspense>
            <BulkMoves chosen={chosen} orders={orders} />
          </Suspense>
        )}
        <Button
          size="small"
          icon={Printer}
          disabled={ids.length === 0}
          onClick={() => change({ print: ids }, { replace: false })}
        >
          {ids.length > 0 ? `Print packing list (${ids.length})` : 'Print packing list'}
        </Button>
        <ButtonLink size="small" icon={Download} href={csv} download>
          Download CSV
        </ButtonLink>
      </Cluster>
    </Cluster>
  );
}

function NoneYet() {
  return (
    <EmptyState
      title="No Orders Yet"
      text="New orders show up here. In the meantime, set your prices so families have something to order."
      action={<ButtonLink to={paths.rancherProducts}>Manage Products</ButtonLink>}
    />
  );
}
