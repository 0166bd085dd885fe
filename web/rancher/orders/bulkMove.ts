import { TIMELINE_STEPS } from '../../../rules/orders/orderStatus';
import type { OrderStatus } from '../../../rules/words/vocabulary';
import { nextStep } from '../../parts/orders/status/statusChoices';
import type { BatchUpdateOrderStatusMutation } from '../../parts/orders/status/UpdateOrderStatus.generated';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';

export type ManagedOrder = ManagedOrderCard_orderFragment;

/** A move of several orders to the same status with one press. */
export interface Move {
  status: OrderStatus;
  orders: readonly ManagedOrder[];
}

/** The names of the moved orders, and of the refused orders with the reason. */
export interface Outcome {
  status: OrderStatus;
  movedIds: string[];
  moved: string[];
  refused: string[];
}

export const countOrders = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
export const nameOf = ({ id, customer }: ManagedOrder) => `#${id} ${customer.name}`;

export function movesOf(orders: readonly ManagedOrder[]): Move[] {
  return TIMELINE_STEPS.map((status) => ({
    status,
    orders: orders.filter((order) => nextStep(order) === status),
  })).filter((move) => move.orders.length > 0);
}

type Payload = BatchUpdateOrderStatusMutation['batchUpdateOrderStatus'];

export function outcomeOf({ status, orders }: Move, { moved, refused }: Payload): Outcome {
  const named = new Map(orders.map((order) => [order.id, nameOf(order)]));
  return {
    status,
    movedIds: moved.map(({ id }) => id),
    moved: moved.map(({ id }) => named.get(id) ?? `#${id}`),
    refused: refused.map(({ orderId, reason }) => `${named.get(orderId) ?? `#${orderId}`}: ${reason}`),
  };
}
