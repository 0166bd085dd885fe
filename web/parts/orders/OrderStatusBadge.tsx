import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import { Badge } from '../../ui/text/Badge';

/** The color of a status: the tones of ui have the names of the statuses. */
export const statusTone = (status: OrderStatus) => status.toLowerCase() as Lowercase<OrderStatus>;

/** The status in its color and always in words too. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTone(status)}>{ORDER_STATUS.label(status)}</Badge>;
}
