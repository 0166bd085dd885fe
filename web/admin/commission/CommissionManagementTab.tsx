import { formatCents } from '../../../rules/money/money';
import { flag } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { TimeZoneNote } from '../../parts/commission/InTimeZone';
import { usePagedList } from '../../parts/lists/PagedList';
import { ToggleChip } from '../../ui/input/Chip';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { AdminTable } from '../AdminTable';
import type { AdminTabProps } from '../adminTabs';
import { SuspendedBadge } from '../ranches/ApprovalBadge';
import { RanchCell } from '../ranches/RanchCell';
import { actionsColumn } from '../ranches/RanchRowActions';
import { BALANCE_SORTS } from '../ranches/ranchSorts';
import { useAdminSort } from '../useAdminSort';
import { balanceColumn } from './balanceColumn';
import {
  type CommissionManagementTab_rancherFragment,
  CommissionManagementTabDocument,
  type CommissionManagementTabQuery,
} from './CommissionManagementTab.generated';
import { OpenRequests } from './OpenRequests';

const columns: TableColumn<CommissionManagementTab_rancherFragment>[] = [
  {
    key: 'ranch',
    header: 'Ranch',
    primary: true,
    cell: (ranch) => <RanchCell ranch={ranch} badges={<BalanceBadges {...ranch} />} />,
  },
  { key: 'rate', header: 'Rate', numeric: true, cell: ({ commission }) => `${commission.rate}%` },
  balanceColumn(({ commission }) => commission),
  { key: 'requests', header: 'Payment requests', cell: (ranch) => <OpenRequests ranch={ranch} /> },
  actionsColumn(() => ({
    verbs: ['setRate', 'recordPayment', 'ledger'],
    main: ['setRate', 'recordPayment'],
    labels: { setRate: 'Update Rate' },
  })),
];

const filterCodecs = { owes: flag() };

/** Lists what the ranches with a broker agreement owe, the largest balance first, after suspended ones that still owe. */
export default function CommissionManagementTab({ search }: AdminTabProps) {
  const { owes, change } = useUrlState(filterCodecs);
  const sorting = useAdminSort(BALANCE_SORTS);
  const variables = { search, owes: owes || undefined, sort: sorting.sort };
  const list = usePagedList(CommissionManagementTabDocument, variables, withSuspended);
  return (
    <AdminTable
      list={{ ...list, loadMore: (after) => list.loadMore(after, { loadingOn: true }) }}
      noun="ranchers"
      caption="Commission by rancher"
      columns={columns}
      filters={
        <ToggleChip pressed={owes} onChange={(on) => change({ owes: on })}>
          With a balance
        </ToggleChip>
      }
      csv={{ table: 'balances', query: { ...variables, approval: 'APPROVED,SUSPENDED' } }}
      sorting={sorting}
      note={<TimeZoneNote what="Times of payment requests" />}
      belongs={({ approval, commission }) => commission.balance > 0 || (approval === 'APPROVED' && !owes)}
      empty={<EmptyState title="No ranchers with broker agreements found matching your search criteria." />}
    />
  );
}

function withSuspended({ admin: { ranchers, suspended } }: CommissionManagementTabQuery) {
  const owing = suspended?.nodes ?? [];
  return { ...ranchers, nodes: [...owing, ...ranchers.nodes], totalCount: ranchers.totalCount + owing.length };
}

function BalanceBadges({ approval, commission: { balance, discounts } }: CommissionManagementTab_rancherFragment) {
  return (
    <>
      {balance > 0 ? <Badge tone="warning">{formatCents(balance)}</Badge> : <Badge tone="success">Paid</Badge>}
      {discounts.isUnusual && <Badge tone="warning">{discountText(discounts)}</Badge>}
      <SuspendedBadge approval={approval} />
    </>
  );
}

type Discounts = CommissionManagementTab_rancherFragment['commission']['discounts'];

const discountText = ({ amount, goods, discounted, orders }: Discounts) =>
  `Discounts: ${goods > 0 ? Math.round((100 * amount) / goods) : 0}%, ${discounted} of ${orders} orders`;
