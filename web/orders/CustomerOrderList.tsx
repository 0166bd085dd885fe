import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { LoadMore } from '../ui/LoadMore';
import { Stack } from '../ui/Stack';
import { CustomerOrderCard } from './CustomerOrderCard';
import type { CustomerOrdersPageQuery } from './CustomerOrdersPage.generated';
import type { customerTabs } from './customerTabs';

type Orders = NonNullable<CustomerOrdersPageQuery['viewer']>['orders'];

interface CustomerOrderListProps {
  orders: Orders;
  tab: (typeof customerTabs)[number];
  onMore: () => void;
  isLoadingMore: boolean;
}

export function CustomerOrderList({ orders, tab, onMore, isLoadingMore }: CustomerOrderListProps) {
  if (orders.nodes.length === 0) return tab.statuses ? <NoneMatch /> : <NoneYet />;
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3}>
        {orders.nodes.map((order) => (
          <li key={order.id}>
            <CustomerOrderCard order={order} />
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
      title="No orders yet"
      text="Pick a ranch near you and ask for a quarter, a half, or just a box."
      action={
        <ButtonLink variant="primary" to={paths.findRancher}>
          Find a Rancher
        </ButtonLink>
      }
    />
  );
}

function NoneMatch() {
  return (
    <EmptyState
      title="No orders match the selected filter."
      action={<ButtonLink to={paths.customerOrders}>Show all orders</ButtonLink>}
    />
  );
}
