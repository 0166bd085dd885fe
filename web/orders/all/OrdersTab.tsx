import { useQuery } from '@apollo/client/react';
import { adminDateTime } from '../../../rules/dates';
import { formatCents } from '../../../rules/money';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { Text } from '../../ui/Text';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { type OrdersTab_orderFragment, OrdersTabDocument } from './OrdersTab.generated';
import { ViewOrderButton } from './ViewOrderButton';

const columns: TableColumn<OrdersTab_orderFragment>[] = [
  { key: 'id', header: 'Order ID', primary: true, cell: ({ id }) => `#${id}` },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  { key: 'rancher', header: 'Rancher', cell: ({ rancher }) => rancher.ranchName },
  { key: 'type', header: 'Type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatCents(amount) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: ({ id }) => <ViewOrderButton id={id} /> },
];

export default function OrdersTab({ search }: AdminTabProps) {
  const { data, previousData, error, refetch, fetchMore } = useQuery(OrdersTabDocument, {
    variables: { search },
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
      <AdminList
        list={admin?.orders}
        error={error}
        noun="orders"
        empty={<NoOrders search={search} />}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after } })}
      >
        {(orders) => <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} />}
      </AdminList>
    </Stack>
  );
}

function NoOrders({ search }: AdminTabProps) {
  return (
    <EmptyState
      title="No Orders Found"
      text={search ? `No order matches “${search}”.` : 'Orders appear here as customers send them.'}
    />
  );
}
