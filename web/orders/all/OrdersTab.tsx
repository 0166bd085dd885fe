import { useQuery } from '@apollo/client/react';
import { adminDateTime } from '../../../rules/dates';
import { formatCents } from '../../../rules/money';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { ListTools } from '../../platform/ListTools';
import { OpenRecordLink } from '../../platform/OpenRecordLink';
import { SortSelect } from '../../platform/SortSelect';
import { useAdminSort } from '../../platform/useAdminSort';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { Text } from '../../ui/Text';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { OrderFilterTools } from './OrderFilterTools';
import { type OrdersTab_orderFragment, OrdersTabDocument } from './OrdersTab.generated';
import { ORDER_SORTS } from './orderSorts';
import { useOrderFilter } from './useOrderFilter';
import { ViewOrderButton } from './ViewOrderButton';

const columns: TableColumn<OrdersTab_orderFragment>[] = [
  {
    key: 'id',
    header: 'Order ID',
    primary: true,
    cell: ({ id }) => <OpenRecordLink kind="order" id={id}>{`#${id}`}</OpenRecordLink>,
  },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  { key: 'rancher', header: 'Rancher', cell: ({ rancher }) => rancher.ranchName },
  { key: 'type', header: 'Type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatCents(amount) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: ({ id }) => <ViewOrderButton id={id} /> },
];

export default function OrdersTab({ search }: AdminTabProps) {
  const filter = useOrderFilter();
  const sorting = useAdminSort(ORDER_SORTS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(OrdersTabDocument, {
    variables: { search, sort: sorting.sort, ...filter.variables },
    fetchPolicy: 'cache-and-network',
  });
  const admin = (data ?? previousData)?.admin;
  return (
    <Stack>
      {admin && (
        <Text tone="soft">
          {`Tracking ${admin.allOrders.totalCount} orders from ${admin.customers.totalCount} customers`}
        </Text>
      )}
      <ListTools role="group" aria-label="Filters" tabIndex={-1}>
        <OrderFilterTools filter={filter} />
        <SortSelect sorting={sorting} />
      </ListTools>
      <AdminList
        list={admin?.orders}
        error={error}
        noun="orders"
        empty={<NoOrders search={search} isNarrowed={filter.isNarrowed} />}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after } })}
      >
        {(orders) => (
          <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} sorting={sorting.table} />
        )}
      </AdminList>
    </Stack>
  );
}

function NoOrders({ search, isNarrowed }: AdminTabProps & { isNarrowed: boolean }) {
  return <EmptyState title="No Orders Found" text={whyNone(search, isNarrowed)} />;
}

function whyNone(search: string, isNarrowed: boolean): string {
  if (isNarrowed) return 'No order matches these filters.';
  return search ? `No order matches “${search}”.` : 'Orders appear here as customers send them.';
}
