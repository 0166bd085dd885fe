import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { ORDER_STATUS, ORDER_TYPE } from '../../../rules/words/vocabulary';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { usePermissions } from '../../session/useSession';
import { CellList } from '../../ui/table/CellList';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import { SupportLink } from './SupportLink';
import type { SupportOrders_orderFragment } from './SupportOrders.generated';

interface SupportOrdersProps<Order> {
  orders: Order[];
  /** The column of the other party: the customer or the ranch. */
  other: Pick<TableColumn<Order>, 'header' | 'cell'>;
}

/** Lists the orders of a customer or a ranch, each with its history. */
export function SupportOrders<Order extends SupportOrders_orderFragment>({ orders, other }: SupportOrdersProps<Order>) {
  const { withMoney } = usePermissions();
  if (orders.length === 0) return <Text tone="soft">No orders yet.</Text>;
  const columns: TableColumn<Order>[] = [...first, { key: 'other', ...other }, ...last];
  const shown = columns.filter(({ key }) => withMoney || key !== 'amount');
  return <Table caption="Orders" columns={shown} rows={orders} rowKey={({ id }) => id} />;
}

const first: TableColumn<SupportOrders_orderFragment>[] = [
  {
    key: 'id',
    header: 'Order',
    primary: true,
    cell: ({ id }) => <SupportLink kind="order" id={id}>{`#${id}`}</SupportLink>,
  },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => adminDateTime(createdAt) },
];

const last: TableColumn<SupportOrders_orderFragment>[] = [
  { key: 'type', header: 'Type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount = 0 }) => formatCents(amount) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'history', header: 'History', cell: ({ statusUpdates }) => <OrderHistory updates={statusUpdates} /> },
];

function OrderHistory({ updates }: { updates: SupportOrders_orderFragment['statusUpdates'] }) {
  return (
    <CellList as="ol">
      {updates.map(({ id, status, notes, createdAt }) => (
        <li key={id}>
          {ORDER_STATUS.label(status)}{' '}
          <Text as="span" tone="soft">
            {[adminDateTime(createdAt), notes].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </CellList>
  );
}
