import { RANCH_APPROVAL, type RanchApproval } from '../../../rules/words/vocabulary';
import { Badge, type Tone } from '../../ui/text/Badge';

const tones: Record<RanchApproval, Tone> = {
  PENDING: 'pending',
  APPROVED: 'success',
  SUSPENDED: 'danger',
  REJECTED: 'neutral',
};

export function ApprovalBadge({ approval }: { approval: RanchApproval }) {
  return <Badge tone={tones[approval]}>{RANCH_APPROVAL.label(approval)}</Badge>;
}

/** Marks a suspended ranch in a list of ranches that are usually in another state. */
export function SuspendedBadge({ approval }: { approval: RanchApproval }) {
  return approval === 'SUSPENDED' && <ApprovalBadge approval={approval} />;
}
