import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { ranchDate } from '../../../rules/time/dates';
import { ORDER_TYPE } from '../../../rules/words/vocabulary';
import { useUrlDialog } from '../../address/useUrlDialog';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/input/Checkbox';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { retryImport } from '../../ui/state/retryImport';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import type { ChosenRows } from '../../ui/table/useChosenRows';
import { Text } from '../../ui/text/Text';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { NextStepButton } from './NextStepButton';

const Phone = styled.span`
  white-space: nowrap;
`;

const OrderDialog = lazy(retryImport(() => import('./OrderDialog')));

type Managed = ManagedOrderCard_orderFragment;

interface ManagedOrderTableProps {
  orders: readonly Managed[];
  chosen: ChosenRows;
}

/** The same orders as the cards, one in a row, for working through many of them. */
export default function ManagedOrderTable({ orders, chosen }: ManagedOrderTableProps) {
  const viewed = useUrlDialog('order');
  const columns: TableColumn<Managed>[] = [
    { key: 'choice', header: 'Select', cell: (order) => <Choice order={order} chosen={chosen} /> },
    { key: 'order', header: 'Order', cell: ({ id }) => <OrderNumber id={id} onView={viewed.open} /> },
    ...facts,
  ];
  return (
    <>
      <Table caption="Orders" columns={columns} rows={orders} rowKey={({ id }) => id} until="wide" narrow="lines" />
      {viewed.value && (
        <Suspense>
          <OrderDialog id={viewed.value} open onOpenChange={() => viewed.close()} />
        </Suspense>
      )}
    </>
  );
}

const facts: TableColumn<Managed>[] = [
  { key: 'customer', header: 'Customer', primary: true, cell: ({ customer }) => <Person {...customer} /> },
  { key: 'type', header: 'Type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => ranchDate(createdAt) },
  { key: 'total', header: 'Total', numeric: true, cell: ({ amount }) => formatCents(amount) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    key: 'next',
    header: 'Next step',
    hideHeader: true,
    cell: (order) => <NextStepButton order={order} size="small" />,
  },
];

function Choice({ order: { id }, chosen }: { order: Managed; chosen: ChosenRows }) {
  return (
    <Checkbox checked={chosen.ids.includes(id)} onChange={(event) => chosen.choose(id, event.target.checked)}>
      <VisuallyHidden>Choose order {id}</VisuallyHidden>
    </Checkbox>
  );
}

function OrderNumber({ id, onView }: { id: string; onView: (id: string) => void }) {
  return (
    <Button size="small" onClick={() => onView(id)}>
      <VisuallyHidden>View order </VisuallyHidden>#{id}
    </Button>
  );
}

function Person({ name, phone, email }: Managed['customer']) {
  return (
    <div>
      {name}
      <Text size={13} tone="soft">
        {phone ? <Phone>{phone}</Phone> : email}
      </Text>
    </div>
  );
}
