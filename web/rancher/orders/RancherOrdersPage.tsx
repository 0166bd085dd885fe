import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useUrlState } from '../../address/useUrlState';
import { QueryState } from '../../errors/QueryState';

import { WrongInUrl } from '../../parts/complaints/WrongInUrl';
import { useNextPage } from '../../parts/lists/useNextPage';
import { csvUrl } from '../../parts/orders/csvUrl';

import { OrdersSkeleton } from '../../parts/orders/OrdersSkeleton';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { Page, PageHeader } from '../../ui/layout/Page';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';
import { retryImport } from '../../ui/state/retryImport';
import { CenteredSpinner } from '../../ui/state/Spinner';
import { PaymentsInUrl } from '../settlement/PaymentsInUrl';
import { ManagedOrderCountsDocument } from './ManagedOrderCounts.generated';
import { ManagedOrderList } from './ManagedOrderList';
import { firstPageOf, MANAGED_URL_PARAMS, managedOrderVariables } from './managedOrderVariables';
import { OrderSearch } from './OrderSearch';
import { ORDER_TAB_NAMES, orderTab } from './orderTabs';
import { isFiltered, type OrderFilters, orderVariables, packingParams } from './orderUrlParams';
import { RancherOrdersPageDocument, type RancherOrdersPageQueryVariables } from './RancherOrdersPage.generated';

const PackingList = lazy(retryImport(() => import('./packing/PackingList')));

export default function RancherOrdersPage() {
  const { print } = useUrlState(packingParams);
  return (
    <Page>
      {print.length === 0 ? (
        <>
          <PageHeader title="Manage Orders" lead="Answer new requests first; families wait for your call." />
          <ManagedOrders />
          <PaymentsInUrl />
          <WrongInUrl side="RANCH" />
        </>
      ) : (
        <Suspense fallback={<CenteredSpinner />}>
          <PackingList ids={print} />
        </Suspense>
      )}
    </Page>
  );
}

function ManagedOrders() {
  const { status, change, ...filters } = useUrlState(MANAGED_URL_PARAMS);
  // Archived orders are a separate list that doesn't filter by status.
  const filter = (changed: Partial<OrderFilters>) => change({ ...changed, ...(changed.archived && { status: 'all' }) });
  return (
    <Tabs
      label="Orders by status"
      value={status}
      onChange={(name) => change({ status: MANAGED_URL_PARAMS.status.read([name]), archived: false })}
      tabs={useTabs(orderVariables(filters))}
    >
      <TabPanel value={status}>
        <Stack gap={3}>
          <OrderSearch filters={filters} onChange={filter} />
          <FoundOrders
            variables={managedOrderVariables({ status, ...filters })}
            isFiltered={Boolean(orderTab(status).statuses) || isFiltered(filters)}
          />
        </Stack>
      </TabPanel>
    </Tabs>
  );
}

/** Returns the tabs with how many orders match the filters, as soon as that's known. */
function useTabs({ sort: _, ...variables }: ReturnType<typeof orderVariables>) {
  const { data, previousData } = useQuery(ManagedOrderCountsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const counts = (data ?? previousData)?.viewer?.ranch;
  return ORDER_TAB_NAMES.map((value) => {
    const { label, count } = orderTab(value);
    return { value, label, count: counts?.[count].totalCount };
  });
}

interface FoundOrdersProps {
  variables: ReturnType<typeof managedOrderVariables>;
  isFiltered: boolean;
}

function FoundOrders({ variables, ...props }: FoundOrdersProps) {
  const { withMoney } = usePermissions();
  const { orders, error, refetch, ...list } = useManagedOrders({ ...variables, withMoney });
  return (
    <>
      {(error || !orders) && (
        <QueryState error={error} refetch={refetch}>
          <OrdersSkeleton />
        </QueryState>
      )}
      {orders && <ManagedOrderList orders={orders} csv={csvUrl('rancher/orders', variables)} {...props} {...list} />}
    </>
  );
}

/** Fetches the orders of the viewer's ranch. The previous orders stay visible while others load. */
function useManagedOrders(variables: RancherOrdersPageQueryVariables) {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(RancherOrdersPageDocument, {
    variables: firstPageOf(variables),
    fetchPolicy: 'cache-and-network',
  });
  const ranch = (data ?? previousData)?.viewer?.ranch;
  const orders = error ? data?.viewer?.ranch?.orders : ranch?.orders;
  const nextPage = useNextPage({
    load: () => fetchMore({ variables: { after: orders?.pageInfo.endCursor } }),
    networkStatus,
    failure: 'Failed to load more orders',
  });

  return {
    orders,
    isLoadingOthers: !data,
    error,
    refetch,
    loadIds: async (first: number) => {
      const { data: more } = await fetchMore({ variables: { after: orders?.pageInfo.endCursor, first } });
      return more?.viewer?.ranch?.orders.nodes.map(({ id }) => id) ?? [];
    },
    ...nextPage,
  };
}
