import { RANCH_APPROVAL, type RanchApproval } from '../../../rules/vocabulary';
import { Badge } from '../../ui/Badge';

/** Told apart among those that wait: a ranch that was open before. */
export function WaitingBadge({ approval }: { approval: RanchApproval }) {
  return approval === 'SUSPENDED' && <Badge tone="danger">{RANCH_APPROVAL.label(approval)}</Badge>;
}
