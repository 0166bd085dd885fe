import type { OrderActor } from '../../rules/orderStatus';
import type { Context, Viewer } from '../context';
import { notFound } from '../errors';
import type { OrderRow } from './Order';

type Parties = Pick<OrderRow, 'customerId' | 'rancherId'>;

/** What the viewer is to an order; null when the order is none of their business. */
export function actorOn(order: Parties, viewer: Viewer): OrderActor | null {
  if (viewer.userType === 'ADMIN') return 'ADMIN';
  if (order.rancherId === viewer.ranchId) return 'SELLER';
  return order.customerId === viewer.id ? 'OWNER' : null;
}

/** An order that is not the viewer's to know of is answered like one that does not exist. */
export function knownActor(order: Parties | undefined, { viewer }: Context): OrderActor {
  const actor = order && viewer ? actorOn(order, viewer) : null;
  if (!actor) throw notFound('Order');
  return actor;
}
