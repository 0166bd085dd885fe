import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack';
import { LoadMore } from '../../ui/table/LoadMore';

interface OrderCardsProps<Order> {
  orders: { nodes: Order[]; totalCount: number };
  onMore: () => void;
  isLoadingMore: boolean;
  /** Renders one order. */
  children: (order: Order) => ReactNode;
}

/** The orders loaded so far, one below the other. */
export function OrderCards<Order extends { id: string }>(props: OrderCardsProps<Order>) {
  const { orders, onMore, isLoadingMore, children } = props;
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3}>
        {orders.nodes.map((order) => (
          <li key={order.id}>{children(order)}</li>
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
