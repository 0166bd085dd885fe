import type { Knex } from 'knex';
import { mustExist } from '../../graph/database/transaction';
import { Order, OrderItem, OrderStatusUpdate } from '../../graph/orders/Order';
import type { ItemType } from '../../rules/words/vocabulary';
import { at } from '../at';
import { draftOrder } from './draftOrder';
import type { OrderPlan } from './OrderPlan';

type Inserted = 'id' | 'rancherId' | 'commissionAmount' | 'status' | 'createdAt' | 'updatedAt';

/** An order with its plan, and the id and type of its first line. */
export type SeededOrder = Pick<Order, Inserted> & { plan: OrderPlan; itemId: number; itemType: ItemType };

/** Inserts all orders, oldest first, with their lines and histories. */
export async function insertOrders(trx: Knex, plans: OrderPlan[], now: Date): Promise<SeededOrder[]> {
  const inOrder = plans.toSorted((a, b) => b.daysAgo - a.daysAgo);
  const drafts = inOrder.map((plan) => draftOrder(plan, now));
  const orders = await Order.query(trx).insert(drafts.map(({ order }) => order));
  const childRows = <T extends object>(rowsOf: (draft: (typeof drafts)[number]) => T[]) =>
    drafts.flatMap((draft, index) => rowsOf(draft).map((row) => ({ ...row, orderId: at(orders, index).id })));
  const items = await OrderItem.query(trx).insert(childRows(({ items: lines }) => lines));
  const firstItems = new Map(items.toReversed().map((item) => [item.orderId, item]));
  await OrderStatusUpdate.query(trx).insert(
    childRows(({ steps }) =>
      steps.map((step) => ({
        ...step,
        movedBy: step.status === 'PENDING' ? ('CUSTOMER' as const) : ('RANCH' as const),
        createdAt: step.createdAt.toISOString(),
      })),
    ),
  );
  return orders.map((order, index) => {
    const { id: itemId, type: itemType } = mustExist(firstItems.get(order.id));
    return Object.assign(order, { plan: at(inOrder, index), itemId, itemType });
  });
}
