import { useQuery } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { useLogout } from '../session/useLogout';
import { useSession } from '../session/useSession';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { ApprovalNotice } from './dashboard/ApprovalNotice';
import { DashboardTabs } from './dashboard/DashboardTabs';
import { QuickActions } from './dashboard/QuickActions';
import { RanchFigures } from './dashboard/RanchFigures';
import { RancherDashboardPageDocument } from './RancherDashboardPage.generated';

export default function RancherDashboardPage() {
  const known = useSession().viewer?.ranch;
  const logout = useLogout();
  const { data, error, refetch } = useQuery(RancherDashboardPageDocument, { fetchPolicy: 'cache-and-network' });
  const ranch = data?.viewer?.ranch;
  const { ranchName, approval = 'APPROVED' } = ranch ?? known ?? {};
  return (
    <Page width="wide">
      <PageHeader
        eyebrow="Rancher Dashboard"
        title={ranchName ?? 'Your ranch'}
        actions={<Button onClick={logout}>Logout</Button>}
      />
      <ApprovalNotice approval={approval} />
      {error && !ranch && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      <RanchFigures counts={ranch?.orderCounts} />
      <QuickActions />
      <DashboardTabs />
    </Page>
  );
}
