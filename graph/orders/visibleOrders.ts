import type { OrderActor } from '../../rules/orders/orderStatus';
import type { Viewer } from '../context';
import { type Row, type Sql, sql, viewerHolds, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';
import type { OrderRow } from './Order';

type Parties = Pick<OrderRow, 'customerId' | 'rancherId'>;

/** Returns the viewer's role in an order. Null if they may not see the order. */
export function actorOn(order: Parties, viewer: Viewer): OrderActor | null {
  if (viewer.userType === 'ADMIN') return 'ADMIN';
  if (order.rancherId === viewer.ranchId) return 'SELLER';
  return order.customerId === viewer.id ? 'OWNER' : null;
}

/** `actorOn` as SQL. */
export const actorSql = (order: Row): Sql =>
  sql`case when ${viewerIsAdmin} then 'ADMIN' when ${order}.rancher_id = ${viewerRanch} then 'SELLER'
    when ${order}.customer_id = ${viewerId} then 'OWNER' end`;

/** SQL of the viewer's role in moving an order. Null for helpers who may read orders but not move them. */
export const moverSql = (order: Row): Sql => sql`case when ${viewerHolds('ORDERS')} then ${actorSql(order)} end`;
