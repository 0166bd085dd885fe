import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { NoOrdersMatch } from '../NoOrdersMatch';
import { OrderCards } from '../OrderCards';
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
  if (orders.nodes.length === 0) return tab.statuses ? <NoOrdersMatch all={paths.rancherOrders} /> : <NoneYet />;
  return (
    <OrderCards orders={orders} onMore={onMore} isLoadingMore={isLoadingMore}>
      {(order) => <ManagedOrderCard order={order} />}
    </OrderCards>
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
