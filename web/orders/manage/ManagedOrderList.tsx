import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { useChosenRows } from '../../ui/useChosenRows';
import { NoOrdersMatch } from '../NoOrdersMatch';
import { OrderCards } from '../OrderCards';
import type { RancherOrdersPageQuery } from '../RancherOrdersPage.generated';
import { csvAddress } from './csvAddress';
import { ManagedOrderCard } from './ManagedOrderCard';
import { ManagedOrderTools } from './ManagedOrderTools';
import type { useManagedOrders } from './useManagedOrders';

type Ranch = NonNullable<NonNullable<RancherOrdersPageQuery['viewer']>['ranch']>;

/** What fits into one packing list. */
const MOST_PRINTED = 100;

interface ManagedOrderListProps {
  orders: Ranch['orders'];
  managed: ReturnType<typeof useManagedOrders>;
}

export function ManagedOrderList({ orders, managed }: ManagedOrderListProps) {
  const { isNarrowed, isTurning, variables, loadMore, isLoadingMore } = managed;
  const chosen = useChosenRows(
    orders.nodes.map(({ id }) => id),
    MOST_PRINTED,
  );
  if (orders.nodes.length === 0) return isNarrowed ? <NoOrdersMatch all={paths.rancherOrders} /> : <NoneYet />;
  return (
    <Stack gap={2} aria-busy={isTurning}>
      <ManagedOrderTools chosen={chosen} csv={csvAddress(variables)} />
      <OrderCards orders={orders} onMore={loadMore} isLoadingMore={isLoadingMore}>
        {(order) => (
          <ManagedOrderCard
            order={order}
            isChosen={chosen.ids.includes(order.id)}
            onChoose={(isChosen) => chosen.choose(order.id, isChosen)}
          />
        )}
      </OrderCards>
    </Stack>
  );
}

function NoneYet() {
  return (
    <EmptyState
      title="No Orders Yet"
      text="They come here as families send them. Until then: set your prices, so that there is something to order."
      action={<ButtonLink to={paths.rancherProducts}>Manage Products</ButtonLink>}
    />
  );
}
