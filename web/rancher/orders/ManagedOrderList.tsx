import { Download, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '../../../rules/fields/limits';
import { useUrlState } from '../../address/useUrlState';
import { ChooseRows } from '../../parts/lists/ChooseRows';
import { NoOrdersMatch } from '../../parts/orders/NoOrdersMatch';
import { OrderCards } from '../../parts/orders/OrderCards';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { media, space, visuallyHidden } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Switch } from '../../ui/input/Switch';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Fading } from '../../ui/overlay/Fading';
import { EmptyState } from '../../ui/state/EmptyState';
import { retryImport } from '../../ui/state/retryImport';
import { isMarked, setMark } from '../../ui/state/stored';
import { type ChosenRows, useChosenRows } from '../../ui/table/ChooseRow';
import { useOpenRows } from '../../ui/table/useOpenRows';
import { ManagedOrderCard } from './ManagedOrderCard';
import { packingParams } from './orderUrlParams';
import type { RancherOrdersPageQuery } from './RancherOrdersPage.generated';

const loadBulkMoves = retryImport(() => import('./BulkMoves'));
const BulkMoves = lazy(loadBulkMoves);

type Orders = NonNullable<NonNullable<RancherOrdersPageQuery['viewer']>['ranch']>['orders'];

interface ManagedOrderListProps {
  orders: Orders;
  csv: string;
  isFiltered: boolean;
  isLoadingOthers: boolean;
  onMore: () => void;
  isLoadingMore: boolean;
  /** Loads this many more orders and returns their ids. */
  loadIds: (count: number) => Promise<string[]>;
}

/** Shows the orders as rows that open, or as cards, with actions for several orders at once. */
export function ManagedOrderList(props: ManagedOrderListProps) {
  const { orders, csv, isFiltered, isLoadingOthers, onMore, isLoadingMore } = props;
  const { areCards, showCards } = useCards();
  const ids = orders.nodes.map(({ id }) => id);
  const chosen = useChosenRows(ids, LIMITS.orderMoves);
  const rowOf = useOpenRows();
  if (orders.nodes.length === 0) return isFiltered ? <NoOrdersMatch all={paths.rancherOrders} /> : <NoneYet />;
  return (
    <Fading as={Stack} gap={2} aria-busy={isLoadingOthers}>
      <Tools
        chosen={chosen}
        orders={orders}
        csv={csv}
        areCards={areCards}
        onShowCards={showCards}
        loadIds={props.loadIds}
      />
      <OrderCards
        key={areCards ? 'cards' : 'rows'}
        orders={orders}
        onMore={onMore}
        isLoadingMore={isLoadingMore}
        gap={areCards ? 3 : 0.5}
      >
        {(order) => <ManagedOrderCard order={order} chosen={chosen} row={rowOf(order.id, areCards)} />}
      </OrderCards>
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

/** Returns whether this person last chose cards on this device. */
function useCards() {
  const { viewer } = useSession();
  const key = `herdline.orderCards.v1.${viewer?.id}`;
  const [areCards, setCards] = useState(() => isMarked(key));
  const showCards = (are: boolean) => {
    setCards(are);
    setMark(key, are);
  };
  return { areCards, showCards };
}

/** Shows only its icon on phones. */
const CsvLink = styled(ButtonLink)`
  ${media.phone} {
    padding-inline: ${space(1.5)};

    & > span {
      ${visuallyHidden}
    }
  }
`;

interface ToolsProps extends Pick<ManagedOrderListProps, 'orders' | 'csv' | 'loadIds'> {
  chosen: ChosenRows;
  areCards: boolean;
  onShowCards: (areCards: boolean) => void;
}

function Tools({ chosen, orders, csv, areCards, onShowCards, loadIds }: ToolsProps) {
  const { change } = useUrlState(packingParams);
  const { ids } = chosen;
  return (
    <Cluster justify="between" data-print="hide">
      <Cluster gap={2}>
        <ChooseRows list={orders} chosen={chosen} shown={orders.nodes.length} max={LIMITS.orderMoves} load={loadIds} />
        <Switch label="Cards" checked={areCards} onChange={onShowCards} />
        <CsvLink size="small" icon={Download} href={csv} download>
          <span>Download CSV</span>
        </CsvLink>
      </Cluster>
      <Cluster>
        {useWasChosen(ids) && (
          <Suspense>
            <BulkMoves chosen={chosen} orders={orders.nodes} />
          </Suspense>
        )}
        {ids.length > 0 && (
          <Button size="small" icon={Printer} onClick={() => change({ print: ids }, { replace: false })}>
            {`Print Packing List (${ids.length})`}
          </Button>
        )}
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
