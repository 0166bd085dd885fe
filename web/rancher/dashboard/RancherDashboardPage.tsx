import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { messageOf } from '../../errors/graphErrors';
import { paths } from '../../paths';
import { useLogout } from '../../session/useLogout';
import { usePermissions, useSession } from '../../session/useSession';
import { media, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Page, PageHeader } from '../../ui/layout/Page';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';

import { ErrorState } from '../../ui/state/ErrorState';
import { RetryNotice } from '../../ui/state/Notice';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton, SkeletonGroup } from '../../ui/state/Skeleton';
import { CenteredSpinner } from '../../ui/state/Spinner';
import { OrderTableTab } from '../orders/table/OrderTableTab';
import { AgreementRequest } from './AgreementRequest';
import { ApprovalNotice } from './ApprovalNotice';
import { RancherDashboardPageDocument } from './RancherDashboardPage.generated';
import { RanchFigures } from './RanchFigures';
import { RancherTodayDocument } from './today/RancherToday.generated';

const CommissionPanel = lazy(retryImport(() => import('../commission/CommissionPanel')));
const ProfileTab = lazy(retryImport(() => import('./ProfileTab')));
// Today and SalesAndCustomers are in one file, because they are shown together.
const importToday = () => import('./today/Today');
const Today = lazy(retryImport(importToday));
const SalesAndCustomers = lazy(retryImport(async () => ({ default: (await importToday()).SalesAndCustomers })));

export default function RancherDashboardPage() {
  const sessionRanch = useSession().viewer?.ranch;
  const logout = useLogout();
  const { withMoney } = usePermissions();
  const { data, error, refetch } = useQuery(RancherDashboardPageDocument, {
    variables: { withMoney },
    fetchPolicy: 'cache-and-network',
  });
  const today = useToday();
  const ranchToday = today.data?.viewer?.ranch;
  const ranch = data?.viewer?.ranch;
  const { ranchName, approval = 'APPROVED' } = ranch ?? sessionRanch ?? {};
  return (
    <Page width="wide">
      <PageHeader
        eyebrow="Rancher Dashboard"
        title={ranchName ?? 'Your ranch'}
        actions={<Button onClick={logout}>Logout</Button>}
      />
      <ApprovalNotice approval={approval} />
      {withMoney && <AgreementRequest />}
      {error && !ranch && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      <LoadedToday today={today} />
      <RanchFigures counts={ranch?.orderCounts} />
      <QuickActions />
      <DashboardTabs />
      <Suspense>{ranchToday && ranchToday.orderCounts.total > 0 && <SalesAndCustomers ranch={ranchToday} />}</Suspense>
    </Page>
  );
}

function useToday() {
  const { withMoney, withRanch } = usePermissions();
  return useQuery(RancherTodayDocument, { variables: { withMoney, withRanch }, fetchPolicy: 'cache-and-network' });
}

function LoadedToday({ today: { data, error, refetch } }: { today: ReturnType<typeof useToday> }) {
  const { ranch, unreadMessages = 0 } = data?.viewer ?? {};
  if (error && !data?.viewer)
    return <RetryNotice onRetry={() => refetch()}>Couldn't load what's due today.</RetryNotice>;
  const skeleton = (
    <SkeletonGroup label="Loading today">
      <Skeleton height="320px" />
    </SkeletonGroup>
  );
  return <Suspense fallback={skeleton}>{ranch ? <Today ranch={ranch} unread={unreadMessages} /> : skeleton}</Suspense>;
}

/** Scrolls sideways on phones, up to the edges of the screen. */
const Strip = styled(Cluster)`
  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: -${space(2)};
    padding-inline: ${space(2)};
    overflow-x: auto;

    & > a {
      flex: none;
    }
  }
`;

function QuickActions() {
  const { withMoney, withRanch } = usePermissions();
  return (
    <Strip forwardedAs="nav" aria-label="Quick actions" gap={1}>
      <ButtonLink to={paths.profile}>Update Profile</ButtonLink>
      {withRanch && <ButtonLink to={paths.rancherProducts}>Manage Products</ButtonLink>}
      <ButtonLink to={paths.rancherOrders}>View All Orders</ButtonLink>
      <ButtonLink to={paths.rancherHerd}>Herd Board</ButtonLink>
      {withMoney && <ButtonLink to={paths.rancherBalances}>Balances Due</ButtonLink>}
      {withRanch && <ButtonLink to={paths.editPhotos}>Add Photos</ButtonLink>}
    </Strip>
  );
}

const tabs = [
  { value: 'orders', label: 'Order Management' },
  { value: 'commission', label: 'Commission Tracking' },
  { value: 'profile', label: 'Profile' },
];

const URL_PARAMS = { tab: oneOf(['orders', 'commission', 'profile'], 'orders') };

function DashboardTabs() {
  const { withMoney } = usePermissions();
  const { tab: tabInUrl, change } = useUrlState(URL_PARAMS);
  const visibleTabs = tabs.filter(({ value }) => value !== 'commission' || withMoney);
  const tab = visibleTabs.some(({ value }) => value === tabInUrl) ? tabInUrl : 'orders';
  // Drops the previous tab's URL parameters, which mean nothing in the next tab.
  const choose = (next: string) => change({ tab: URL_PARAMS.tab.read([next]) }, { alone: true });
  return (
    <Tabs label="Dashboard" value={tab} onChange={choose} tabs={visibleTabs}>
      <TabPanel value="orders">
        <OrderTableTab />
      </TabPanel>
      {/* Suspense is inside the panel, so that the tab has its panel while the code loads. */}
      <TabPanel value="commission">
        <Suspense fallback={<CenteredSpinner />}>
          <CommissionPanel />
        </Suspense>
      </TabPanel>
      <TabPanel value="profile">
        <Suspense fallback={<CenteredSpinner />}>
          <ProfileTab />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
