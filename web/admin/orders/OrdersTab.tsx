import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { ORDER_STATUS, ORDER_TYPE } from '../../../rules/words/vocabulary';
import { day, oneOf } from '../../address/codecs';
import { dayRangeToTimes } from '../../address/dayRangeToTimes';
import { useUrlState } from '../../address/useUrlState';
import type { AdminOrderSort } from '../../graphTypes.generated';
import { usePagedList } from '../../parts/lists/PagedList';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { usePermissions } from '../../session/useSession';
import { ClearFilters } from '../../ui/input/Chip';
import { DayInputs } from '../../ui/input/DateInput';
import { Select } from '../../ui/input/Select';
import { Stack } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import { RowButton } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import { AdminTable } from '../AdminTable';
import type { AdminTabProps } from '../adminTabs';
import { RecordLink } from '../RecordLink';
import type { SortChoices } from '../sortChoices';
import { useAdminSort } from '../useAdminSort';
import { useAdminUrlState } from '../useAdminUrlState';
import { type OrdersTab_orderFragment, OrdersTabDocument } from './OrdersTab.generated';

const columns: TableColumn<OrdersTab_orderFragment>[] = [
  {
    key: 'id',
    header: 'Order ID',
    leads: true,
    cell: ({ id }) => <RecordLink kind="order" id={id}>{`#${id}`}</RecordLink>,
  },
  { key: 'date', header: 'Date', plain: true, cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'customer', header: 'Customer', primary: true, cell: ({ customer }) => customer.name },
  { key: 'rancher', header: 'Rancher', cell: ({ rancher }) => rancher.ranchName },
  { key: 'type', header: 'Type', plain: true, cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'amount', header: 'Amount', numeric: true, plain: true, cell: ({ amount = 0 }) => formatCents(amount) },
  { key: 'status', header: 'Status', plain: true, cell: ({ status }) => <OrderStatusBadge status={status} /> },
  buttonsColumn(({ id }) => <ViewOrderButton id={id} />),
];

const NEWEST_FIRST = { sort: 'NEWEST', label: 'Newest first', column: 'date', direction: 'descending' } as const;

const SORTS: SortChoices<AdminOrderSort> = [
  NEWEST_FIRST,
  { sort: 'OLDEST', label: 'Oldest first', column: 'date', direction: 'ascending' },
  { sort: 'AMOUNT', label: 'Largest amount first', column: 'amount', direction: 'descending' },
  { sort: 'AMOUNT_ASC', label: 'Smallest amount first', column: 'amount', direction: 'ascending' },
  { sort: 'UPDATED', label: 'Last changed first' },
];

const SORTS_WITHOUT_MONEY: SortChoices<AdminOrderSort> = [
  NEWEST_FIRST,
  ...SORTS.slice(1).filter(({ column }) => column !== 'amount'),
];

const filterCodecs = { status: oneOf(ORDER_STATUS.values, undefined), from: day(), to: day() };

const useOrderFilter = () => useUrlState(filterCodecs);

export default function OrdersTab({ search }: AdminTabProps) {
  const filter = useOrderFilter();
  const { status } = filter;
  const isFiltered = Boolean(status || filter.from || filter.to);
  const { withMoney } = usePermissions();
  const sorting = useAdminSort(withMoney ? SORTS : SORTS_WITHOUT_MONEY);
  const variables = { search, sort: sorting.sort, status: status && [status], ...dayRangeToTimes(filter) };
  const list = usePagedList(OrdersTabDocument, { ...variables, withMoney }, ({ admin }) => admin.orders);
  return (
    <Stack>
      {list.data && <OrderTotals {...list.data.admin} />}
      <AdminTable
        list={list}
        noun="orders"
        caption="Orders"
        columns={columns.filter(({ key }) => withMoney || key !== 'amount')}
        filters={<Filters {...filter} isFiltered={isFiltered} />}
        csv={{ table: 'orders', query: variables }}
        sorting={sorting}
        empty={<EmptyState title="No Orders Found" text={whyNone(search, isFiltered)} />}
      />
    </Stack>
  );
}

interface Counted {
  totalCount: number;
}

function OrderTotals({ allOrders, customers }: { allOrders: Counted; customers: Counted }) {
  return <Text tone="soft">{`Tracking ${allOrders.totalCount} orders from ${customers.totalCount} customers`}</Text>;
}

function Filters({
  status,
  from,
  to,
  change,
  isFiltered,
}: ReturnType<typeof useOrderFilter> & { isFiltered: boolean }) {
  return (
    <>
      <Select
        label="Status"
        placeholder="All statuses"
        options={ORDER_STATUS.options}
        value={status ?? ''}
        onChange={(value) => change({ status: value || undefined })}
      />
      <DayInputs from={from} to={to} onChange={change} />
      {isFiltered && <ClearFilters onClear={() => change({ status: undefined, from: '', to: '' })} />}
    </>
  );
}

function whyNone(search: string, isFiltered: boolean): string {
  if (isFiltered) return 'No order matches these filters.';
  return search ? `No order matches “${search}”.` : 'New orders show up here.';
}

function ViewOrderButton({ id }: { id: string }) {
  const { open } = useAdminUrlState();
  return (
    <RowButton of={`order ${id}`} onClick={() => open({ order: id })}>
      View
    </RowButton>
  );
}
