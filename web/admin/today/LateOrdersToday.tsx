import { formatCents } from '../../../rules/money/money';
import { Cluster } from '../../ui/layout/arrange';
import { RowButton } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { RecordLink } from '../RecordLink';
import { useAdminUrlState } from '../useAdminUrlState';
import type { LateOrdersToday_orderFragment } from './LateOrdersToday.generated';
import { formatWaitingTime } from './TodaySection';

type LateOrder = LateOrdersToday_orderFragment;

export const lateOrderColumns: TableColumn<LateOrder>[] = [
  {
    key: 'order',
    header: 'Order',
    leads: true,
    cell: ({ id }) => <RecordLink kind="order" id={id}>{`#${id}`}</RecordLink>,
  },
  { key: 'customer', header: 'Customer', primary: true, cell: ({ customer }) => customer.name },
  {
    key: 'ranch',
    header: 'Ranch',
    cell: ({ rancher }) => (
      <RecordLink kind="ranch" id={rancher.id}>
        {rancher.ranchName}
      </RecordLink>
    ),
  },
  { key: 'waiting', header: 'Waiting', cell: ({ createdAt }) => formatWaitingTime(createdAt) },
  { key: 'amount', header: 'Amount', numeric: true, plain: true, cell: ({ amount = 0 }) => formatCents(amount) },
  buttonsColumn(({ id }) => <ViewOrder id={id} />),
];

export const isPending = ({ status }: LateOrder) => status === 'PENDING';

function ViewOrder({ id }: { id: string }) {
  const { open } = useAdminUrlState();
  return (
    <Cluster justify="end">
      <RowButton of={`order ${id}`} onClick={() => open({ order: id })}>
        View
      </RowButton>
    </Cluster>
  );
}
