import { type Context, signedIn } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { idNumber } from '../schema/arguments';
import type { OrderItemRow, OrderRow } from './Order';
import { actorOn } from './visibleOrders';

/** Loads an order without checking access, for a record that the viewer may see, such as an event or a charge. */
export const loadOrder = loader<number, OrderRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<OrderRow>(db, db('orders').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** Finds an order by id. Null unless the viewer is one of its parties or an admin. */
export async function findOrder(context: Context, id: string | number, columns: string[]): Promise<OrderRow | null> {
  const query = context
    .db('orders')
    .select(columns)
    .whereRaw('id = ?', [idNumber(id)]);
  const [order] = await prepared<OrderRow>(context.db, query);
  return order && actorOn(order, signedIn(context)) ? order : null;
}

export const itemsOfOrder = partsOfOrder<OrderItemRow>('order_items');

function partsOfOrder<Row extends { orderId: number }>(table: string) {
  return loader<number, Row[]>(async ({ db }, orderIds) => {
    const sql = `select * from ${table} where order_id = any(?) order by order_id, id`;
    return manyPerKey(orderIds, await prepared<Row>(db, { sql, bindings: [orderIds] }), ({ orderId }) => orderId);
  });
}
