import styled from 'styled-components';
import { formatCents, lineTotal } from '../../../rules/money/money';
import { customerNote } from '../../../rules/orders/estimateNote';
import { adminDateTime } from '../../../rules/time/dates';
import { ORDER_STATUS, ORDER_TYPE, SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import { OrderStatusBadge, statusTone } from '../../parts/orders/OrderStatusBadge';
import { paths } from '../../paths';
import { usePermissions } from '../../session/useSession';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { Section, type SectionProps } from '../../ui/layout/Section';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { Timeline } from '../../ui/text/Timeline';
import { emailAndPhone, placeOf } from '../EmailLink';
import type {
  OrderDetails_itemFragment,
  OrderDetails_orderFragment,
  OrderDetails_updateFragment,
} from './OrderDetails.generated';

const Parties = styled(Grid)`
  align-items: start;
`;

export function OrderDetails({ order }: { order: OrderDetails_orderFragment }) {
  return (
    <Stack gap={4}>
      <Parties columns={2} min={280} gap={4}>
        <Part title="Customer">
          <OrderCustomer customer={order.customer} />
        </Part>
        <Part title="Rancher">
          <OrderRancher rancher={order.rancher} />
        </Part>
      </Parties>
      <Part title="Order Information">
        <OrderInfo order={order} />
      </Part>
      <Part title="Notes">
        <Text measure>{customerNote(order.notes) || 'No notes provided'}</Text>
      </Part>
      <Part title="Products">
        <OrderedProducts items={order.items} />
      </Part>
      <Part title="Status History">
        <StatusHistory updates={order.statusUpdates} />
      </Part>
    </Stack>
  );
}

function Part(props: Pick<SectionProps, 'title' | 'children'>) {
  return <Section level={3} rule="none" {...props} />;
}

function OrderCustomer({ customer }: Pick<OrderDetails_orderFragment, 'customer'>) {
  return (
    <DescriptionList
      items={[
        { term: 'Name', details: customer.name },
        ...emailAndPhone(customer),
        { term: 'Location', details: [placeOf(customer), customer.zipCode].filter(Boolean).join(' ') },
      ]}
    />
  );
}

function OrderRancher({ rancher }: Pick<OrderDetails_orderFragment, 'rancher'>) {
  return (
    <DescriptionList
      items={[
        { term: 'Ranch', details: <TextLink to={paths.ranch(rancher)}>{rancher.ranchName}</TextLink> },
        { term: 'Contact', details: rancher.contact.name },
        { term: 'Location', details: placeOf(rancher) },
      ]}
    />
  );
}

function OrderInfo({ order }: { order: OrderDetails_orderFragment }) {
  const { amount, commissionAmount, commissionPaid, shippingMethod, shippingFee } = order;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: 'Date', details: adminDateTime(order.createdAt) },
        { term: 'Status', details: <OrderStatusBadge status={order.status} /> },
        { term: 'Type', details: ORDER_TYPE.label(order.orderType) },
        ...(amount === undefined ? [] : [{ term: 'Amount', details: formatCents(amount) }]),
        { term: 'Shipping method', details: SHIPPING_METHOD.label(shippingMethod) },
        ...(shippingFee === undefined
          ? []
          : [{ term: 'Shipping fee', details: shippingFee > 0 ? formatCents(shippingFee) : 'Free' }]),
        { term: 'Address', details: order.shippingAddress || 'Not provided' },
        ...(commissionAmount === undefined
          ? []
          : [
              {
                term: 'Commission',
                details: (
                  <Cluster>
                    {formatCents(commissionAmount)}
                    <CommissionState status={order.status} paid={commissionPaid === true} />
                  </Cluster>
                ),
              },
            ]),
      ]}
    />
  );
}

/** Commission is charged when an order is fulfilled. */
function CommissionState({ status, paid }: { status: OrderDetails_orderFragment['status']; paid: boolean }) {
  if (status !== 'FULFILLED') return <Badge>Not charged</Badge>;
  return paid ? <Badge tone="success">Paid</Badge> : <Badge tone="warning">Owed</Badge>;
}

const columns: TableColumn<OrderDetails_itemFragment>[] = [
  {
    key: 'product',
    header: 'Product',
    primary: true,
    cell: ({ name, variantName }) => (variantName ? `${name}, ${variantName}` : name),
  },
  {
    key: 'quantity',
    header: 'Quantity',
    numeric: true,
    cell: ({ quantity, type }) => (type === 'SELECT_CUT' ? `${quantity} lb` : quantity),
  },
];

const priceColumns: TableColumn<OrderDetails_itemFragment>[] = [
  { key: 'price', header: 'Price', numeric: true, cell: ({ price = 0 }) => formatCents(price) },
  {
    key: 'total',
    header: 'Total',
    numeric: true,
    cell: ({ price = 0, quantity }) => formatCents(lineTotal(price, quantity)),
  },
];

function OrderedProducts({ items }: { items: OrderDetails_itemFragment[] }) {
  const { withMoney } = usePermissions();
  const shown = withMoney ? [...columns, ...priceColumns] : columns;
  return <Table caption="Ordered products" columns={shown} rows={items} rowKey={({ id }) => id} />;
}

function StatusHistory({ updates }: { updates: OrderDetails_updateFragment[] }) {
  const steps = updates.map(({ id, status, notes, createdAt }, at) => ({
    key: id,
    title: ORDER_STATUS.label(status),
    date: adminDateTime(createdAt),
    note: notes,
    tone: statusTone(status),
    state: at === updates.length - 1 ? ('current' as const) : ('reached' as const),
  }));
  return <Timeline label="Status history" steps={steps} />;
}
