import { messageOf } from '../errors/messageOf';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { TabPanel, Tabs } from '../ui/Tabs';
import { ManagedOrderList } from './manage/ManagedOrderList';
import { ranchTabs } from './manage/ranchTabs';
import { useManagedOrders } from './manage/useManagedOrders';
import { OrdersSkeleton } from './OrdersSkeleton';

export default function RancherOrdersPage() {
  const { tab, choose, counts, orders, error, retry, loadMore, isLoadingMore } = useManagedOrders();
  return (
    <Page>
      <PageHeader title="Manage Orders" lead="Answer new requests first; families wait for your call." />
      <Tabs
        label="Orders by status"
        value={tab.value}
        onChange={choose}
        tabs={ranchTabs.map(({ value, label, count }) => ({ value, label, count: count && counts?.[count] }))}
      >
        <TabPanel value={tab.value}>
          {error !== undefined && <ErrorState message={messageOf(error)} onRetry={retry} />}
          {orders && <ManagedOrderList orders={orders} tab={tab} onMore={loadMore} isLoadingMore={isLoadingMore} />}
          {!orders && error === undefined && <OrdersSkeleton />}
        </TabPanel>
      </Tabs>
    </Page>
  );
}
