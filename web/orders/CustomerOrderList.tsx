import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { CustomerOrderCard } from './CustomerOrderCard';
import type { CustomerOrdersPageQuery } from './CustomerOrdersPage.generated';
import type { customerTabs } from './customerTabs';
import { NoOrdersMatch } from './NoOrdersMatch';
import { OrderCards } from './OrderCards';

type Orders = NonNullable<CustomerOrdersPageQuery['viewer']>['orders'];

interface CustomerOrderListProps {
  orders: Orders;
  tab: (typeof customerTabs)[number];
  onMore: () => void;
  isLoadingMore: boolean;
}

export function CustomerOrderList({ orders, tab, onMore, isLoadingMore }: CustomerOrderListProps) {
  if (orders.nodes.length === 0) return tab.statuses ? <NoOrdersMatch all={paths.customerOrders} /> : <NoneYet />;
  return (
    <OrderCards orders={orders} onMore={onMore} isLoadingMore={isLoadingMore}>
      {(order) => <CustomerOrderCard order={order} />}
    </OrderCards>
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
