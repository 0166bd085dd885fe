import type { Knex } from 'knex';
import { Order, OrderItem, OrderStatusUpdate } from '../../graph/orders/Order';
import { draftOrder } from './draftOrder';
import type { Market } from './OrderPlan';
import { planOrders } from './planOrders';

export type PlantedOrder = Pick<Order, 'id' | 'rancherId' | 'commissionAmount' | 'status' | 'updatedAt'>;

/** Lays in all orders, oldest first, with their lines and histories. */
export async function plantOrders(trx: Knex, market: Market): Promise<PlantedOrder[]> {
  const drafts = planOrders(market).map((plan) => draftOrder(plan, market.now));
  const orders = await Order.query(trx).insert(drafts.map(({ order }) => order));
  const below = <T extends object>(rowsOf: (draft: (typeof drafts)[number]) => T[]) =>
    drafts.flatMap((draft, index) => rowsOf(draft).map((row) => ({ ...row, orderId: orders[index]!.id })));
  await OrderItem.query(trx).insert(below(({ items }) => items));
  await OrderStatusUpdate.query(trx).insert(
    below(({ steps }) => steps.map((step) => ({ ...step, createdAt: step.createdAt.toISOString() }))),
  );
  return orders;
}
