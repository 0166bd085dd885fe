import { type Context, signedIn } from '../context';
import { prepared } from '../database/prepared';
import { idNumber } from '../ids';
import type { OrderRow } from './Order';
import { actorOn } from './visibleOrders';

/** An order by id; null unless the viewer is one of its parties or an admin. */
export async function findOrder(context: Context, id: string | number, columns: string[]): Promise<OrderRow | null> {
  const query = context.db('orders').select(columns).where('id', idNumber(id));
  const [order] = await prepared<OrderRow>(context.db, query);
  return order && actorOn(order, signedIn(context)) ? order : null;
}
