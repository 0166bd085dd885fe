import { useQuery } from '@apollo/client/react';
import { LifeBuoy, PackageSearch, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useUrlDialog } from '../address/useUrlDialog';
import { useUrlState } from '../address/useUrlState';
import { QueryState } from '../errors/QueryState';

import { WrongInUrl } from '../parts/complaints/WrongInUrl';
import { useNextPage } from '../parts/lists/useNextPage';
import { NoOrdersMatch } from '../parts/orders/NoOrdersMatch';
import { OrderCards } from '../parts/orders/OrderCards';
import { OrdersSkeleton } from '../parts/orders/OrdersSkeleton';
import { paths } from '../paths';
import { media, size, space } from '../theme/tokens';
import { ButtonLink } from '../ui/button/Button';

import { Grid } from '../ui/layout/Grid';
import { Page, PageHeader } from '../ui/layout/Page';
import { TabPanel, Tabs } from '../ui/layout/Tabs';
import { useLastValue } from '../ui/overlay/dialogState';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { EmptyState } from '../ui/state/EmptyState';
import { StaleNotice } from '../ui/state/Notice';
import { retryImport } from '../ui/state/retryImport';
import { useOpenRows } from '../ui/table/useOpenRows';
import { TextLink } from '../ui/text/Link';
import { StatCard } from '../ui/text/StatCard';
import { CustomerOrderCard } from './CustomerOrderCard';
import { CustomerOrdersPageDocument, type CustomerOrdersPageQuery } from './CustomerOrdersPage.generated';
import { ClaimDialogs } from './claims/ClaimDialogs';
import {
  ALL_ORDERS,
  type Counts,
  CUSTOMER_TABS,
  customerOrderVariables,
  customerTab,
  ORDERS_URL_PARAMS,
} from './customerOrderVariables';
import { useReviewInUrl } from './review/useReviewInUrl';
import { PaymentsInUrl } from './settlement/PriceAndPayments';
import { storyOf } from './storyOf';

const AskForPush = lazy(retryImport(() => import('../parts/push/AskForPush')));
const LinkedOrder = lazy(retryImport(() => import('./LinkedOrder')));
const OrderAgainDialog = lazyDialog(() => import('./again/OrderAgainDialog'));
const ReviewDialog = lazyDialog(() => import('./review/ReviewDialog'));

/** Reduces the spacing, so that the orders start higher on the page. */
const Screen = styled(Page)`
  gap: ${space(3)};

  ${media.phone} {
    gap: ${space(1.5)};
    padding-top: ${space(2)};

    [role='tabpanel'] {
      padding-top: ${space(1)};
    }
  }
`;

const Figures = styled(Grid)`
  ${media.phone} {
    gap: ${space(1)};
    grid-template-columns: repeat(${CUSTOMER_TABS.length}, minmax(0, 1fr));
  }
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};

  ${media.phone} {
    justify-content: space-between;
    column-gap: ${space(1)};
    font-size: ${size[15]};

    svg {
      display: none;
    }
  }
`;

export default function CustomerOrdersPage() {
  const { status, order, change } = useUrlState(ORDERS_URL_PARAMS);
  const review = useReviewInUrl();
  const tab = customerTab(status);
  const { counts, ...list } = useCustomerOrders(tab);
  const hasOrders = Boolean(list.orders?.nodes.length);
  return (
    <Screen>
      <PageHeader title="My Orders" lead="Your orders and where they stand." />
      <OrderSummary counts={counts} />
      <QuickLinks />
      <section id="orders" aria-label="Orders">
        {order ? (
          <Suspense fallback={<OrdersSkeleton />}>
            <LinkedOrder key={order} id={order} />
          </Suspense>
        ) : (
          <OrderTabs tab={tab} onChange={(value) => change({ status: value })} list={list} />
        )}
      </section>
      <Suspense>{hasOrders && <AskForPush to="CUSTOMER" />}</Suspense>
      <ClaimDialogs />
      <ReviewDialog key={review.orderId} open={review.orderId !== ''} orderId={review.orderId} onClose={review.close} />
      <OrderAgainInUrl />
      <PaymentsInUrl />
      <WrongInUrl side="CUSTOMER" />
    </Screen>
  );
}

type CustomerTab = (typeof CUSTOMER_TABS)[number];

interface OrderTabsProps {
  tab: CustomerTab;
  onChange: (value: string) => void;
  list: Omit<ReturnType<typeof useCustomerOrders>, 'counts'>;
}

function OrderTabs({ tab, onChange, list: { orders, error, retry, ...more } }: OrderTabsProps) {
  return (
    <Tabs label="Orders by status" value={tab.value} onChange={onChange} tabs={[...CUSTOMER_TABS]}>
      <TabPanel value={tab.value}>
        {orders && error !== undefined && <StaleNotice of="your orders" onRetry={retry} />}
        {orders && <OrderList key={tab.value} orders={orders} tab={tab} {...more} />}
        {!orders && (
          <QueryState error={error} refetch={retry}>
            <OrdersSkeleton />
          </QueryState>
        )}
      </TabPanel>
    </Tabs>
  );
}

function useCustomerOrders(tab: CustomerTab) {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(CustomerOrdersPageDocument, {
    variables: customerOrderVariables(tab),
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.viewer?.orders;
  const nextPage = useNextPage({
    load: () => fetchMore({ variables: { after: orders?.pageInfo.endCursor } }),
    networkStatus,
    failure: 'Failed to load more orders',
  });

  return {
    counts: (data ?? previousData)?.viewer?.orderCounts,
    orders,
    error,
    retry: () => void refetch(),
    ...nextPage,
  };
}

/** Asks whether to order again. The order's id is in the URL, because reminders link to it. */
function OrderAgainInUrl() {
  const { value, close } = useUrlDialog('again');
  const orderId = useLastValue(value);
  return orderId && <OrderAgainDialog orderId={orderId} open={value !== null} onOpenChange={() => close()} />;
}

function OrderSummary({ counts }: { counts: Counts | undefined }) {
  return (
    <Figures columns={4} min={140} gap={2} forwardedAs="section" aria-label="Order summary">
      {CUSTOMER_TABS.map((tab) => (
        <StatCard
          key={tab.value}
          compact
          label={tab === ALL_ORDERS ? 'Total' : tab.label}
          value={counts?.[tab.counted] ?? '–'}
          to={tab === ALL_ORDERS ? paths.customerOrders : `${paths.customerOrders}?status=${tab.value}`}
        />
      ))}
    </Figures>
  );
}

function QuickLinks() {
  return (
    <Links aria-label="Quick links" data-print="hide">
      <TextLink quiet icon={Search} to={paths.findRancher}>
        Find Ranchers
      </TextLink>
      <TextLink quiet icon={PackageSearch} href="#orders">
        Track Orders
      </TextLink>
      <TextLink quiet icon={LifeBuoy} to={paths.profile}>
        Contact Support
      </TextLink>
    </Links>
  );
}

interface OrderListProps {
  orders: NonNullable<CustomerOrdersPageQuery['viewer']>['orders'];
  tab: CustomerTab;
  onMore: () => void;
  isLoadingMore: boolean;
}

function OrderList({ orders, tab, onMore, isLoadingMore }: OrderListProps) {
  const [openId] = useState(() => orderToOpen(orders.nodes));
  const rowOf = useOpenRows();
  if (orders.nodes.length === 0) return tab.statuses ? <NoOrdersMatch all={paths.customerOrders} /> : <NoneYet />;
  const nodes = [...orders.nodes].sort((one, other) => Number(other.id === openId) - Number(one.id === openId));
  return (
    <OrderCards orders={{ ...orders, nodes }} gap={0} onMore={onMore} isLoadingMore={isLoadingMore}>
      {(order) => <CustomerOrderCard order={order} row={rowOf(order.id, order.id === openId)} />}
    </OrderCards>
  );
}

type Order = OrderListProps['orders']['nodes'][number];

/** The order that waits for the family most urgently, or else the newest one that wasn't canceled. It stands first, open. */
function orderToOpen(orders: readonly Order[]): string | undefined {
  const waiting = orders.flatMap((order) => {
    const { urgency } = storyOf(order);
    return urgency === null ? [] : [{ id: order.id, urgency }];
  });
  const [most] = waiting.sort((one, other) => one.urgency.localeCompare(other.urgency));
  return (most ?? orders.find(({ status }) => status !== 'CANCELED'))?.id;
}

function NoneYet() {
  return (
    <EmptyState
      title="No orders yet"
      text="Pick a ranch near you and order a quarter, a half, or just a box."
      action={
        <ButtonLink variant="primary" to={paths.findRancher}>
          Find a Rancher
        </ButtonLink>
      }
    />
  );
}
