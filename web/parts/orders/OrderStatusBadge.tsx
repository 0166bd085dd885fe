import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import { Badge } from '../../ui/text/Badge';

/** Returns the tone of a status. Tones have the statuses' names in lower case. */
export const statusTone = (status: OrderStatus) => status.toLowerCase() as Lowercase<OrderStatus>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTone(status)}>{ORDER_STATUS.label(status)}</Badge>;
}
