import { useQuery } from '@apollo/client/react';
import { Badge } from '../ui/Badge';
import { Cluster } from '../ui/Cluster';
import { TextLink } from '../ui/TextLink';
import { ApprovalCountsDocument } from './ApprovalCounts.generated';
import { adminTabPath } from './adminTabs';

/** How many ranches are open to customers and how many wait to be, whatever is searched for. */
export function ApprovalCounts() {
  const { data } = useQuery(ApprovalCountsDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { approved, pending } = data.admin;
  return (
    <Cluster>
      <TextLink quiet to={adminTabPath('approved')}>
        <Badge tone="success">{`${approved.totalCount} Approved`}</Badge>
      </TextLink>
      <TextLink quiet to={adminTabPath('pending')}>
        <Badge tone={pending.totalCount > 0 ? 'pending' : 'neutral'}>{`${pending.totalCount} Pending`}</Badge>
      </TextLink>
    </Cluster>
  );
}
