import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { formatCents } from '../../../rules/money/money';
import { ranchDate } from '../../../rules/time/dates';
import { ORDER_TYPE } from '../../../rules/words/vocabulary';
import { useUrlDialog } from '../../address/useUrlDialog';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { usePermissions } from '../../session/useSession';
import { media, size, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/input/Checkbox';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { retryImport } from '../../ui/state/retryImport';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import type { ChosenRows } from '../../ui/table/useChosenRows';
import { TextLink } from '../../ui/text/TextLink';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { ManagedOrderMenu } from './ManagedOrderMenu';
import { NextStepButton } from './NextStepButton';

/** The cell with the next step and a menu of all other actions. */
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  white-space: nowrap;
`;

/** Keeps the line of its content from growing on phones, where touch targets are taller than the text. */
const Slim = styled.span`
  & > button {
    padding-inline: ${space(0.5)};
  }

  ${media.phone} {
    display: inline-block;
    margin-block: -10px;
  }
`;

/** Puts two parts side by side, or below each other on wide screens, which show columns. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  align-items: center;

  ${media.wide} {
    display: grid;
    justify-items: start;
  }
`;

const OneLine = styled.span`
  white-space: nowrap;
`;

const Small = styled(Slim)`
  font-size: ${size[13]};
  font-weight: 400;
  white-space: nowrap;
`;

const OrderDialog = lazy(retryImport(() => import('./OrderDialog')));

type Managed = ManagedOrderCard_orderFragment;

interface ManagedOrderTableProps {
  orders: readonly Managed[];
  chosen: ChosenRows;
}

/** Shows one order per row, for working through many orders. */
export default function ManagedOrderTable({ orders, chosen }: ManagedOrderTableProps) {
  const viewed = useUrlDialog('order');
  const { withMoney } = usePermissions();
  const columns: TableColumn<Managed>[] = [
    { key: 'choice', header: 'Select', leads: true, cell: (order) => <Choice order={order} chosen={chosen} /> },
    { key: 'order', header: 'Order', leads: true, cell: ({ id }) => <OrderNumber id={id} onView={viewed.open} /> },
    ...facts.filter(({ key }) => withMoney || key !== 'total'),
    {
      key: 'next',
      header: 'Next step',
      hideHeader: true,
      below: true,
      cell: (order) => (
        <Actions>
          <NextStepButton order={order} size="small" />
          <ManagedOrderMenu order={order} onView={() => viewed.open(order.id)} />
        </Actions>
      ),
    },
  ];
  return (
    <>
      <Table
        caption="Orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        compactBelow="wide"
        compactLayout="lines"
      />
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
  { key: 'what', header: 'What', plain: true, cell: (order) => <What {...order} /> },
  { key: 'total', header: 'Total', numeric: true, plain: true, cell: ({ amount = 0 }) => formatCents(amount) },
  { key: 'status', header: 'Status', plain: true, cell: ({ status }) => <OrderStatusBadge status={status} /> },
];

function Choice({ order: { id }, chosen }: { order: Managed; chosen: ChosenRows }) {
  return (
    <Slim>
      <Checkbox checked={chosen.ids.includes(id)} onChange={(event) => chosen.choose(id, event.target.checked)}>
        <VisuallyHidden>Choose order {id}</VisuallyHidden>
      </Checkbox>
    </Slim>
  );
}

function OrderNumber({ id, onView }: { id: string; onView: (id: string) => void }) {
  return (
    <Slim>
      <Button size="small" variant="quiet" onClick={() => onView(id)}>
        <VisuallyHidden>View order </VisuallyHidden>#{id}
      </Button>
    </Slim>
  );
}

/** Shows the phone number as a link, so that one press on a phone calls it. */
function Person({ name, phone, email }: Managed['customer']) {
  return (
    <Pair>
      {name}
      <Small>
        {phone ? (
          <TextLink quiet href={phoneUrl(phone)}>
            {phone}
          </TextLink>
        ) : (
          email
        )}
      </Small>
    </Pair>
  );
}

function What({ orderType, createdAt }: Managed) {
  return (
    <Pair>
      <OneLine>{ORDER_TYPE.label(orderType)}</OneLine>
      <span>{ranchDate(createdAt)}</span>
    </Pair>
  );
}
