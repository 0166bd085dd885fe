import { useMutation } from '@apollo/client/react';
import styled from 'styled-components';
import { ranchDate } from '../../../../rules/time/dates';
import { ORDER_TYPE } from '../../../../rules/words/vocabulary';
import { messageOf } from '../../../errors/graphErrors';
import { useSubmit } from '../../../errors/useSubmit';
import { OrderStatusBadge } from '../../../parts/orders/OrderStatusBadge';
import { media } from '../../../theme/tokens';
import { Button } from '../../../ui/button/Button';
import { Cluster } from '../../../ui/layout/arrange';

import { EmptyState } from '../../../ui/state/EmptyState';
import { Table } from '../../../ui/table/Table';
import { buttonsColumn, type TableColumn } from '../../../ui/table/TableRow';
import { Text, VisuallyHidden } from '../../../ui/text/Text';
import { ArchiveOrderDocument, type OrderTable_orderFragment } from './OrderTable.generated';
import { OrderTableTabDocument } from './OrderTableTab.generated';

export interface RowActions {
  onView: (id: string) => void;
  onUpdate: (order: OrderTable_orderFragment) => void;
}

interface OrderTableProps extends RowActions {
  orders: readonly OrderTable_orderFragment[];
}

/** Stays in one line; the order itself shows all of it. */
const Email = styled(Text)`
  ${media.phone} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export function OrderTable({ orders, ...actions }: OrderTableProps) {
  if (orders.length === 0) return <EmptyState title="No orders found matching your criteria" headingLevel={3} />;
  const columns: TableColumn<OrderTable_orderFragment>[] = [
    ...facts,
    buttonsColumn((order) => <OrderActions order={order} {...actions} />),
  ];
  return <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} compactLayout="lines" />;
}

const facts: TableColumn<OrderTable_orderFragment>[] = [
  { key: 'customer', header: 'Customer', primary: true, cell: ({ customer }) => <Person {...customer} /> },
  { key: 'type', header: 'Order type', plain: true, cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'date', header: 'Date', plain: true, cell: ({ createdAt }) => ranchDate(createdAt) },
  { key: 'status', header: 'Status', plain: true, cell: (order) => <Standing {...order} /> },
];

function Person({ name, email }: { name: string; email: string }) {
  return (
    <div>
      {name}
      <Email size={13} tone="soft">
        {email}
      </Email>
    </div>
  );
}

function Standing({ status, headline }: OrderTable_orderFragment) {
  return (
    <div>
      <OrderStatusBadge status={status} />{' '}
      <Text as="span" size={13} tone="soft">
        {headline}
      </Text>
    </div>
  );
}

function OrderActions({ order, onView, onUpdate }: RowActions & { order: OrderTable_orderFragment }) {
  const hiddenName = <VisuallyHidden> order {order.id}</VisuallyHidden>;
  return (
    <Cluster justify="end" wraps={false}>
      <Button size="small" onClick={() => onView(order.id)}>
        View{hiddenName}
      </Button>
      {order.nextStatuses.length > 0 && (
        <Button size="small" onClick={() => onUpdate(order)}>
          Update{hiddenName}
        </Button>
      )}
      {order.status === 'FULFILLED' && <ArchiveButton order={order} />}
    </Cluster>
  );
}

function ArchiveButton({ order: { id, archived } }: { order: OrderTable_orderFragment }) {
  const { archive, isArchiving } = useArchiveOrder(id);
  return (
    <Button size="small" pending={isArchiving} onClick={() => archive(!archived)}>
      {archived ? 'Bring Back' : 'Archive'}
      <VisuallyHidden> order {id}</VisuallyHidden>
    </Button>
  );
}

/** Archives a fulfilled order, or brings it back. A toast offers to undo the change. */
function useArchiveOrder(orderId: string) {
  const [archiveOrder, { loading }] = useMutation(ArchiveOrderDocument, {
    refetchQueries: [OrderTableTabDocument],
    awaitRefetchQueries: true,
  });
  const archive = useSubmit({
    send: (archived: boolean) => archiveOrder({ variables: { orderId, archived } }),
    successToast: (_, archived) => ({
      title: archived ? 'Order Archived' : 'Order Brought Back',
      action: { label: 'Undo', onAction: () => archive(!archived) },
    }),
    errorToast: (error) => ({ title: 'Error', description: messageOf(error, 'Failed to archive the order') }),
  });
  return { archive, isArchiving: loading };
}
