import { messageOf } from '../errors/messageOf';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { StaleNotice } from '../ui/StaleNotice';
import { TabPanel, Tabs } from '../ui/Tabs';
import { CustomerOrderCounts } from './CustomerOrderCounts';
import { CustomerOrderList } from './CustomerOrderList';
import { customerTabs } from './customerTabs';
import { OrdersSkeleton } from './OrdersSkeleton';
import { QuickLinks } from './QuickLinks';
import { useCustomerOrders } from './useCustomerOrders';

export default function CustomerOrdersPage() {
  const { tab, choose, counts, orders, error, retry, loadMore, isLoadingMore } = useCustomerOrders();
  return (
    <Page>
      <PageHeader title="My Orders" lead="What you asked for, and how far it has come." />
      <CustomerOrderCounts counts={counts} />
      <QuickLinks />
      <section id="orders" aria-label="Orders">
        <Tabs label="Orders by status" value={tab.value} onChange={choose} tabs={[...customerTabs]}>
          <TabPanel value={tab.value}>
            {orders && error !== undefined && <StaleNotice of="your orders" onRetry={retry} />}
            {orders && <CustomerOrderList orders={orders} tab={tab} onMore={loadMore} isLoadingMore={isLoadingMore} />}
            {!orders && error !== undefined && <ErrorState message={messageOf(error)} onRetry={retry} />}
            {!orders && error === undefined && <OrdersSkeleton />}
          </TabPanel>
        </Tabs>
      </section>
    </Page>
  );
}
