import { formatCents } from '../../../rules/money';
import { Badge } from '../../ui/Badge';

/** What is owed, in cents, or that nothing is. */
export function BalanceBadge({ balance }: { balance: number }) {
  return balance > 0 ? <Badge tone="warning">{formatCents(balance)}</Badge> : <Badge tone="success">Paid</Badge>;
}
