import { pendingDate } from '../../rules/time/dates';
import { Badge } from '../ui/text/Badge';

/** Marks an account that its owner has closed. */
export function ClosingBadge({ deletesAt }: { deletesAt: string | null }) {
  if (!deletesAt) return null;
  return <Badge tone="danger">Deletes on {pendingDate(deletesAt)}</Badge>;
}
