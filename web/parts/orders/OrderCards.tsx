import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/arrange';
import { LoadMore, type Total } from '../../ui/table/LoadMore';

interface OrderCardsProps<Order> {
  orders: { nodes: Order[] } & Total;
  onMore: () => void;
  isLoadingMore: boolean;
  /** The gap between two orders, in steps of 8 px. */
  gap?: number;
  /** Renders an order. `place` is 0 for the newest order. */
  children: (order: Order, place: number) => ReactNode;
}

export function OrderCards<Order extends { id: string }>(props: OrderCardsProps<Order>) {
  const { orders, onMore, isLoadingMore, gap = 3, children } = props;
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={gap}>
        {orders.nodes.map((order, place) => (
          <li key={order.id}>{children(order, place)}</li>
        ))}
      </Stack>
      <LoadMore shown={orders.nodes.length} total={orders} noun="orders" pending={isLoadingMore} onLoad={onMore} />
    </Stack>
  );
}
