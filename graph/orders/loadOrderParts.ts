import { loader, manyPerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import type { OrderItemRow, OrderStatusUpdateRow } from './Order';

export const itemsOfOrder = partsOfOrder<OrderItemRow>('order_items');
export const statusUpdatesOfOrder = partsOfOrder<OrderStatusUpdateRow>('order_status_updates');

/** In the order in which they were written. */
function partsOfOrder<Row extends { orderId: number }>(table: string) {
  return loader<number, Row[]>(async ({ db }, orderIds) => {
    const sql = `select * from ${table} where order_id = any(?) order by order_id, id`;
    return manyPerKey(orderIds, await prepared<Row>(db, { sql, bindings: [orderIds] }), ({ orderId }) => orderId);
  });
}
