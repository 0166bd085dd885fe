import { LogOut } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import styled from 'styled-components';
import { paths } from '../paths';
import { useLogout } from '../session/useLogout';
import { usePermissions, useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { SearchField } from '../ui/input/SearchField';
import { useTypedText } from '../ui/input/useTypedText';
import { Page, PageHeader } from '../ui/layout/Page';
import { TabPanel, Tabs } from '../ui/layout/Tabs';
import { Notice } from '../ui/state/Notice';
import { retryImport } from '../ui/state/retryImport';
import { CenteredSpinner } from '../ui/state/Spinner';
import { TextLink } from '../ui/text/Link';
import { ApprovalCounts, tabCountsOf, useApprovalCounts } from './ApprovalCounts';
import { type AdminTab, type AdminTabProps, adminTabs, adminTabsFor, openTabOf } from './adminTabs';
import { Find } from './find/Find';
import { RanchActions } from './RanchActions';
import { RowKeys } from './RowKeys';
import { useAdminUrlState } from './useAdminUrlState';

const tabScreens: Record<AdminTab['value'], LazyExoticComponent<ComponentType<AdminTabProps>>> = {
  today: lazy(retryImport(() => import('./today/TodayTab'))),
  commissions: lazy(retryImport(() => import('./commission/CommissionManagementTab'))),
  pending: lazy(retryImport(() => import('./ranches/PendingRanchesTab'))),
  approved: lazy(retryImport(() => import('./ranches/ApprovedRanchesTab'))),
  orders: lazy(retryImport(() => import('./orders/OrdersTab'))),
  customers: lazy(retryImport(() => import('./customers/CustomersTab'))),
  requests: lazy(retryImport(() => import('./commission/PaymentRequestsTab'))),
  ranchers: lazy(retryImport(() => import('./ranches/AllRanchesTab'))),
  analytics: lazy(retryImport(() => import('./analytics/AnalyticsTab'))),
  cases: lazy(retryImport(() => import('./cases/CasesTab'))),
  audit: lazy(retryImport(() => import('./audit/AuditTab'))),
  team: lazy(retryImport(() => import('./team/TeamTab'))),
};

export default function AdminPage() {
  const { tab: requestedTab, search, openTab } = useAdminUrlState();
  const { viewer } = useSession();
  const permissions = usePermissions();
  const counts = useApprovalCounts();
  const tabCounts = counts && tabCountsOf(counts, permissions);
  const tabs = adminTabsFor(viewer?.duties ?? []);
  const tab = openTabOf(tabs, requestedTab);
  const TabScreen = tabScreens[tab];
  const searches = adminTabs.find(({ value }) => value === tab)?.searches;
  return (
    <RanchActions>
      <Page width="wide">
        <PageHeader title="Admin Dashboard" actions={<HeaderActions counts={counts} />} />
        <SecondFactorNotice />
        {searches && <AdminSearch searches={searches} />}
        <Tabs
          label="Admin"
          value={tab}
          onChange={openTab}
          beside
          tabs={tabs.map((each) => ({ ...each, count: tabCounts?.[each.value] }))}
        >
          <TabPanel value={tab}>
            <Suspense fallback={<CenteredSpinner />}>
              <TabScreen search={search} />
            </Suspense>
          </TabPanel>
        </Tabs>
        <RowKeys />
      </Page>
      <RecordDialog />
    </RanchActions>
  );
}

/** Warns an admin who will need a second factor at the next sign-in. */
function SecondFactorNotice() {
  const { viewer } = useSession();
  if (viewer?.secondFactorSetup !== 'NEXT_TIME') return null;
  return (
    <Notice tone="warning" title="Set up two-step verification">
      You’ll need it the next time you sign in. <TextLink to={paths.profile}>Set it up in your profile</TextLink>
    </Notice>
  );
}

function HeaderActions({ counts }: { counts: ReturnType<typeof useApprovalCounts> }) {
  const logout = useLogout();
  return (
    <>
      <Find />
      {counts && <ApprovalCounts counts={counts} />}
      <Button icon={LogOut} onClick={logout}>
        Logout
      </Button>
    </>
  );
}

const Search = styled.div`
  max-width: 560px;
`;

/** Searches the list of the current tab. The text stays when the tab changes. */
function AdminSearch({ searches }: { searches: NonNullable<AdminTab['searches']> }) {
  const { search, change } = useAdminUrlState();
  const { typed, setTyped } = useTypedText(search, (text) => change({ search: text.trim() && text }));
  const label = `Search ${searches}`;
  return (
    <Search>
      <SearchField label={label} placeholder={`${label}...`} value={typed} onChange={setTyped} />
    </Search>
  );
}

const records = {
  ranch: lazy(retryImport(() => import('./ranches/RanchDetailsDialog'))),
  ledger: lazy(retryImport(() => import('./commission/LedgerDialog'))),
  order: lazy(retryImport(() => import('./orders/OrderDetailsDialog'))),
  support: lazy(retryImport(() => import('./support/SupportView'))),
};

const recordKinds = Object.keys(records) as (keyof typeof records)[];

/** Shows the record in the URL over the list, so that an admin can send a link like `?order=12` to a colleague. */
function RecordDialog() {
  const address = useAdminUrlState();
  const kind = recordKinds.find((name) => address[name]);
  if (!kind) return null;
  const Record = records[kind];
  return (
    <Suspense>
      <Record id={address[kind]} onClose={() => address.change({ [kind]: '' })} />
    </Suspense>
  );
}
