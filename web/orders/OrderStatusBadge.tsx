import { ORDER_STATUS, type OrderStatus } from '../../rules/vocabulary';
import { Badge } from '../ui/Badge';
import { toneOf } from './toneOf';

/** Where an order stands, in its color and always with the word. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={toneOf(status)}>{ORDER_STATUS.label(status)}</Badge>;
}
