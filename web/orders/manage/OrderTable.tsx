import { ranchDate } from '../../../rules/dates';
import { ORDER_TYPE } from '../../../rules/vocabulary';
import { EmptyState } from '../../ui/EmptyState';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { Text } from '../../ui/Text';
import { OrderStatusBadge } from '../OrderStatusBadge';
import { OrderRowActions } from './OrderRowActions';
import type { OrderTable_orderFragment } from './OrderTable.generated';

interface OrderTableProps {
  orders: readonly OrderTable_orderFragment[];
  onView: (id: string) => void;
  onUpdate: (order: OrderTable_orderFragment) => void;
}

export function OrderTable({ orders, ...actions }: OrderTableProps) {
  if (orders.length === 0) return <EmptyState title="No orders found matching your criteria" headingLevel={3} />;
  const columns: TableColumn<OrderTable_orderFragment>[] = [
    ...facts,
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (order) => <OrderRowActions order={order} {...actions} />,
    },
  ];
  return <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

const facts: TableColumn<OrderTable_orderFragment>[] = [
  { key: 'customer', header: 'Customer', primary: true, cell: ({ customer }) => <Person {...customer} /> },
  { key: 'type', header: 'Order type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => ranchDate(createdAt) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
];

function Person({ name, email }: { name: string; email: string }) {
  return (
    <div>
      {name}
      <Text size={13} tone="soft">
        {email}
      </Text>
    </div>
  );
}
