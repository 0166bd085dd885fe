import { messageOf } from '../../errors/messageOf';
import { ErrorState } from '../../ui/ErrorState';
import { Stack } from '../../ui/Stack';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { OrdersSkeleton } from '../OrdersSkeleton';
import { ManagedOrderList } from './ManagedOrderList';
import { OrderSearch } from './OrderSearch';
import { ranchTabs } from './ranchTabs';
import { useManagedOrders } from './useManagedOrders';

/** The orders of the ranch as cards, under the tabs of their status. */
export function ManagedOrders() {
  const managed = useManagedOrders();
  const { address, tab, counts, orders, error, retry } = managed;
  return (
    <Tabs
      label="Orders by status"
      value={tab.value}
      onChange={address.setStatus}
      tabs={ranchTabs.map(({ value, label, count }) => ({ value, label, count: count && counts?.[count] }))}
    >
      <TabPanel value={tab.value}>
        <Stack gap={3}>
          <OrderSearch address={address} />
          {error !== undefined && <ErrorState message={messageOf(error)} onRetry={retry} />}
          {orders && <ManagedOrderList orders={orders} managed={managed} />}
          {!orders && error === undefined && <OrdersSkeleton />}
        </Stack>
      </TabPanel>
    </Tabs>
  );
}
