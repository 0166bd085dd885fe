import { LogOut } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { useLogout } from '../session/useLogout';
import { Button } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { patient } from '../ui/patient';
import { TabPanel, Tabs } from '../ui/Tabs';
import { AdminSearch } from './AdminSearch';
import { ApprovalCounts } from './ApprovalCounts';
import { type AdminTab, type AdminTabProps, adminTabOf, adminTabs } from './adminTabs';
import { OpenRecord } from './OpenRecord';
import { RanchActions } from './RanchActions';
import { useAdminParams } from './useAdminParams';

const sheets: Record<AdminTab['value'], LazyExoticComponent<ComponentType<AdminTabProps>>> = {
  commissions: lazy(patient(() => import('../commissions/management/CommissionManagementTab'))),
  pending: lazy(patient(() => import('../ranchers/approval/PendingRanchesTab'))),
  approved: lazy(patient(() => import('../ranchers/approval/ApprovedRanchesTab'))),
  orders: lazy(patient(() => import('../orders/all/OrdersTab'))),
  customers: lazy(patient(() => import('../accounts/customers/CustomersTab'))),
  analytics: lazy(patient(() => import('../analytics/AnalyticsTab'))),
  feedback: lazy(patient(() => import('../feedback/list/FeedbackTab'))),
  audit: lazy(patient(() => import('../audit/AuditTab'))),
};

export default function AdminPage() {
  const logout = useLogout();
  const { params, openTab } = useAdminParams();
  const tab = adminTabOf(params.get('tab'));
  const Sheet = sheets[tab.value];
  return (
    <RanchActions>
      <Page width="wide">
        <PageHeader
          title="Admin Dashboard"
          actions={
            <>
              <ApprovalCounts />
              <Button icon={LogOut} onClick={logout}>
                Logout
              </Button>
            </>
          }
        />
        {tab.searches && <AdminSearch searches={tab.searches} />}
        <Tabs label="Admin" value={tab.value} onChange={openTab} tabs={[...adminTabs]}>
          <TabPanel value={tab.value}>
            <Suspense fallback={<CenteredSpinner />}>
              <Sheet search={params.get('search') ?? ''} />
            </Suspense>
          </TabPanel>
        </Tabs>
      </Page>
      <OpenRecord />
    </RanchActions>
  );
}
