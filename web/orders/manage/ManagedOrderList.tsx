import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { LoadMore } from '../../ui/LoadMore';
import { Stack } from '../../ui/Stack';
import type { RancherOrdersPageQuery } from '../RancherOrdersPage.generated';
import { ManagedOrderCard } from './ManagedOrderCard';
import type { ranchTabs } from './ranchTabs';

type Ranch = NonNullable<NonNullable<RancherOrdersPageQuery['viewer']>['ranch']>;

interface ManagedOrderListProps {
  orders: Ranch['orders'];
  tab: (typeof ranchTabs)[number];
  onMore: () => void;
  isLoadingMore: boolean;
}

export function ManagedOrderList({ orders, tab, onMore, isLoadingMore }: ManagedOrderListProps) {
  if (orders.nodes.length === 0) return tab.statuses ? <NoneMatch /> : <NoneYet />;
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3}>
        {orders.nodes.map((order) => (
          <li key={order.id}>
            <ManagedOrderCard order={order} />
          </li>
        ))}
      </Stack>
      <LoadMore
        shown={orders.nodes.length}
        total={orders.totalCount}
        noun="orders"
        pending={isLoadingMore}
        onLoad={onMore}
      />
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

function NoneMatch() {
  return (
    <EmptyState
      title="No orders match the selected filter."
      action={<ButtonLink to={paths.rancherOrders}>Show all orders</ButtonLink>}
    />
  );
}
