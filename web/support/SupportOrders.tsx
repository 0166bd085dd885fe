import { adminDateTime } from '../../rules/dates';
import { formatCents } from '../../rules/money';
import { ORDER_TYPE } from '../../rules/vocabulary';
import { OrderStatusBadge } from '../orders/OrderStatusBadge';
import { Table } from '../ui/Table';
import type { TableColumn } from '../ui/TableRow';
import { Text } from '../ui/Text';
import { OrderHistory } from './OrderHistory';
import { SupportLink } from './SupportLink';
import type { SupportOrders_orderFragment } from './SupportOrders.generated';

const columns: TableColumn<SupportOrders_orderFragment>[] = [
  {
    key: 'id',
    header: 'Order',
    primary: true,
    cell: ({ id }) => <SupportLink kind="order" id={id}>{`#${id}`}</SupportLink>,
  },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'rancher', header: 'Rancher', cell: ({ rancher }) => rancher.ranchName },
  { key: 'type', header: 'Type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => formatCents(amount) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'history', header: 'History', cell: ({ statusUpdates }) => <OrderHistory updates={statusUpdates} /> },
];

/** The orders of a customer with what happened to each. */
export function SupportOrders({ orders }: { orders: SupportOrders_orderFragment[] }) {
  if (orders.length === 0) return <Text tone="soft">No orders yet.</Text>;
  return <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} />;
}
