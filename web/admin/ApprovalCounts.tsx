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

/** How many records wait for an admin in each tab that has any. The first tab has all of them. */
export function tabCountsOf(counts: Counts): Partial<Record<AdminTab['value'], number>> {
  const waiting = {
    pending: counts.pending.totalCount,
    requests: counts.paymentRequests.totalCount,
    orders: counts.lateOrders.totalCount,
    commissions: counts.overdueCommissions.totalCount,
    reviews: counts.reportedReviews.totalCount,
    reports: counts.messageReports.totalCount,
  };
  const failed = counts.failedMails.totalCount + counts.failedWebhooks.totalCount;
  const today = Object.values(waiting).reduce((sum, count) => sum + count, failed);
  return Object.fromEntries(Object.entries({ today, ...waiting }).filter(([, count]) => count > 0));
}
