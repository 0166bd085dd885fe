import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CenteredSpinner } from '../../layout/CenteredSpinner';
import { OrderTableTab } from '../../orders/manage/OrderTableTab';
import { patient } from '../../ui/patient';
import { TabPanel, Tabs } from '../../ui/Tabs';

const CommissionPanel = lazy(patient(() => import('../../commissions/CommissionPanel')));
const ProfileTab = lazy(patient(() => import('./ProfileTab')));

const tabs = [
  { value: 'orders', label: 'Order Management' },
  { value: 'commission', label: 'Commission Tracking' },
  { value: 'profile', label: 'Profile' },
];

/** The chosen tab stands in the address; what the tab before had put there goes. */
export function DashboardTabs() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = tabs.some(({ value }) => value === asked) ? asked! : 'orders';
  return (
    <Tabs
      label="Dashboard"
      value={tab}
      onChange={(value) => setParams(value === 'orders' ? {} : { tab: value }, { replace: true })}
      tabs={tabs}
    >
      <TabPanel value="orders">
        <OrderTableTab />
      </TabPanel>
      {/* Suspense stands inside: a tab whose panel is missing while its code loads leads nowhere. */}
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
