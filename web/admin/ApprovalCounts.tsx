import { useQuery } from '@apollo/client/react';
import { usePermissions } from '../session/useSession';
import { Cluster } from '../ui/layout/arrange';
import { Badge } from '../ui/text/Badge';
import { TextLink } from '../ui/text/Link';
import { ApprovalCountsDocument, type ApprovalCountsQuery } from './ApprovalCounts.generated';
import { type AdminTab, adminTabPath } from './adminTabs';

/** Shows how many ranches are approved and pending, regardless of the search. */
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

export function useApprovalCounts(): Counts | undefined {
  const { withOrders, withRanch, withMoney } = usePermissions();
  const variables = { withOrders, withRanch, withMoney };
  return useQuery(ApprovalCountsDocument, { variables, fetchPolicy: 'cache-and-network' }).data?.admin;
}

/** How many open items each tab has: today their sum, with failed mails and webhooks. Zeros are left out. */
export function tabCountsOf(
  counts: Counts,
  { withRanch }: ReturnType<typeof usePermissions>,
): Partial<Record<AdminTab['value'], number>> {
  const byTab = {
    pending: withRanch ? counts.pending.totalCount : 0,
    requests: counts.paymentRequests?.totalCount ?? 0,
    orders: counts.lateOrders?.totalCount ?? 0,
    commissions: counts.overdueCommissions?.totalCount ?? 0,
    cases: counts.cases?.totalCount ?? 0,
  };
  const failed = (counts.failedMails?.totalCount ?? 0) + (counts.failedWebhooks?.totalCount ?? 0);
  const today = Object.values(byTab).reduce((sum, count) => sum + count, failed);
  return Object.fromEntries(Object.entries({ today, ...byTab }).filter(([, count]) => count > 0));
}
