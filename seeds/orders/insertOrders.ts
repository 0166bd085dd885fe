import type { Knex } from 'knex';
import { at } from '../../art/at';
import { Order, OrderItem, OrderStatusUpdate } from '../../graph/orders/Order';
import { draftOrder } from './draftOrder';
import type { Market } from './OrderPlan';
import { planOrders } from './planOrders';

export type SeededOrder = Pick<Order, 'id' | 'rancherId' | 'commissionAmount' | 'status' | 'updatedAt'>;

/** Inserts all orders, oldest first, with their lines and histories. */
export async function insertOrders(trx: Knex, market: Market): Promise<SeededOrder[]> {
  const drafts = planOrders(market).map((plan) => draftOrder(plan, market.now));
  const orders = await Order.query(trx).insert(drafts.map(({ order }) => order));
  const below = <T extends object>(rowsOf: (draft: (typeof drafts)[number]) => T[]) =>
    drafts.flatMap((draft, index) => rowsOf(draft).map((row) => ({ ...row, orderId: at(orders, index).id })));
  await OrderItem.query(trx).insert(below(({ items }) => items));
  await OrderStatusUpdate.query(trx).insert(
    below(({ steps }) =>
      steps.map((step) => ({
        ...step,
        movedBy: step.status === 'PENDING' ? ('CUSTOMER' as const) : ('RANCH' as const),
        createdAt: step.createdAt.toISOString(),
      })),
    ),
  );
  return orders;
}
