import { useQuery } from '@apollo/client/react';
import { usePermissions } from '../session/useSession';
import { Cluster } from '../ui/layout/Cluster';
import { Badge } from '../ui/text/Badge';
import { TextLink } from '../ui/text/TextLink';
import { ApprovalCountsDocument, type ApprovalCountsQuery } from './ApprovalCounts.generated';
import { type AdminTab, adminTabPath } from './adminTabs';

/** How many ranches are approved and pending, whatever the search. */
export function ApprovalCounts({ counts: { approved, pending } }: { counts: Counts }) {
  const { withRanch } = usePermissions();
  return (
    <Cluster>
      <TextLink quiet to={adminTabPath('approved')}>
        <Badge tone="success">{`${approved.totalCount} Approved`}</Badge>
      </TextLink>
      {withRanch && (
        <TextLink quiet to={adminTabPath('pending')}>
          <Badge tone={pending.totalCount > 0 ? 'pending' : 'neutral'}>{`${pending.totalCount} Pending`}</Badge>
        </TextLink>
      )}
    </Cluster>
  );
}

type Counts = ApprovalCountsQuery['admin'];

/** Undefined until they have loaded. */
export function useApprovalCounts(): Counts | undefined {
  const { withOrders, withRanch, withMoney } = usePermissions();
  const variables = { withOrders, withRanch, withMoney };
  return useQuery(ApprovalCountsDocument, { variables, fetchPolicy: 'cache-and-network' }).data?.admin;
}

/** How many records wait for an admin in each tab that has any. The first tab has all of them. Lists of other duties aren't counted. */
export function tabCountsOf(
  counts: Counts,
  { withRanch }: ReturnType<typeof usePermissions>,
): Partial<Record<AdminTab['value'], number>> {
  const waiting = {
    pending: withRanch ? counts.pending.totalCount : 0,
    requests: counts.paymentRequests?.totalCount ?? 0,
    orders: counts.lateOrders?.totalCount ?? 0,
    commissions: counts.overdueCommissions?.totalCount ?? 0,
    reviews: counts.reportedReviews?.totalCount ?? 0,
    reports: counts.messageReports?.totalCount ?? 0,
  };
  const failed = (counts.failedMails?.totalCount ?? 0) + (counts.failedWebhooks?.totalCount ?? 0);
  const today = Object.values(waiting).reduce((sum, count) => sum + count, failed);
  return Object.fromEntries(Object.entries({ today, ...waiting }).filter(([, count]) => count > 0));
}
