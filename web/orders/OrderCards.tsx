import type { ReactNode } from 'react';
import { LoadMore } from '../ui/LoadMore';
import { Stack } from '../ui/Stack';

interface OrderCardsProps<Order> {
  orders: { nodes: Order[]; totalCount: number };
  onMore: () => void;
  isLoadingMore: boolean;
  /** Draws one of them. */
  children: (order: Order) => ReactNode;
}

/** Orders one below the other, as far as they are loaded. */
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
