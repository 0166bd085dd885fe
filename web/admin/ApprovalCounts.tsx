import { useQuery } from '@apollo/client/react';
import { Cluster } from '../ui/layout/Cluster';
import { Badge } from '../ui/text/Badge';
import { TextLink } from '../ui/text/TextLink';
import { ApprovalCountsDocument, type ApprovalCountsQuery } from './ApprovalCounts.generated';
import { type AdminTab, adminTabPath } from './adminTabs';

/** How many ranches are approved and pending, whatever the search. */
export function ApprovalCounts({ counts: { approved, pending } }: { counts: Counts }) {
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

type Counts = ApprovalCountsQuery['admin'];

/** Undefined until they have loaded. */
export function useApprovalCounts(): Counts | undefined {
  return useQuery(ApprovalCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.admin;
}

/** How many records wait for an admin in each tab that has any. */
export function tabCountsOf({
  pending,
  paymentRequests,
  reportedReviews,
}: Counts): Partial<Record<AdminTab['value'], number>> {
  return {
    ...(pending.totalCount > 0 && { pending: pending.totalCount }),
    ...(paymentRequests.totalCount > 0 && { requests: paymentRequests.totalCount }),
    ...(reportedReviews.totalCount > 0 && { reviews: reportedReviews.totalCount }),
  };
}
