import { messageOf } from '../errors/messageOf';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/ErrorState';
import { Notice } from '../ui/Notice';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
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
            {orders && error !== undefined && <Stale onRetry={retry} />}
            {orders && <CustomerOrderList orders={orders} tab={tab} onMore={loadMore} isLoadingMore={isLoadingMore} />}
            {!orders && error !== undefined && <ErrorState message={messageOf(error)} onRetry={retry} />}
            {!orders && error === undefined && <OrdersSkeleton />}
          </TabPanel>
        </Tabs>
      </section>
    </Page>
  );
}

function Stale({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      We could not ask for news of your orders. This is how they stood before.
    </Notice>
  );
}
