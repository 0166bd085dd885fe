import { displayRating } from '../../../rules/money/pricing';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { Stack } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { Stars } from '../../ui/text/Stars';
import type { AdminTabProps } from '../adminTabs';
import { balanceColumn } from '../commission/balanceColumn';
import { useAdminSort } from '../useAdminSort';
import { type ApprovedRanchesTab_rancherFragment, ApprovedRanchesTabDocument } from './ApprovedRanchesTab.generated';
import { RanchCell } from './RanchCell';
import { actionsColumn } from './RanchRowActions';
import { RanchTable } from './RanchTable';
import { RANCH_SORTS, RANCH_SORTS_WITHOUT_MONEY } from './ranchSorts';

type Ranch = ApprovedRanchesTab_rancherFragment;

const moneyColumns: TableColumn<Ranch>[] = [
  { key: 'rate', header: 'Rate', numeric: true, cell: ({ commission }) => `${commission?.rate ?? 0}%` },
  balanceColumn(({ commission }) => commission),
];

const columnsWith = (withMoney: boolean): TableColumn<Ranch>[] => [
  { key: 'ranch', header: 'Ranch', primary: true, cell: (ranch) => <RanchCell ranch={ranch} /> },
  { key: 'standing', header: 'Standing', plain: true, cell: (ranch) => <Standing ranch={ranch} /> },
  ...(withMoney ? moneyColumns : []),
  actionsColumn(() => ({
    verbs: ['setRate', 'recordPayment', 'view', 'edit', 'support', 'suspend'],
    main: ['view'],
    labels: { support: 'Support' },
  })),
];

export default function ApprovedRanchesTab({ search }: AdminTabProps) {
  const { withMoney } = usePermissions();
  const sorting = useAdminSort(withMoney ? RANCH_SORTS : RANCH_SORTS_WITHOUT_MONEY);
  const query = { search, sort: sorting.sort };
  const list = usePagedList(ApprovedRanchesTabDocument, { ...query, withMoney }, ({ admin }) => admin.ranchers);
  const whyNone = search ? `No approved rancher matches “${search}”.` : 'Approve a rancher under Pending Approval.';
  return (
    <RanchTable
      list={list}
      approvals={['APPROVED']}
      caption="Approved ranchers"
      columns={columnsWith(withMoney)}
      {...(withMoney && { csv: { table: 'ranchers', query: { ...query, approval: 'APPROVED' } } })}
      sorting={sorting}
      empty={<EmptyState title="No Approved Ranchers" text={whyNone} />}
    />
  );
}

/** Shows a ranch's agreement with the platform and its rating by customers. */
function Standing({ ranch }: { ranch: Ranch }) {
  const { rating, reviewCount, commission } = ranch;
  return (
    <Stack gap={0.5}>
      <div>
        <Badge tone="success">Approved</Badge>{' '}
        {commission?.hasBrokerAgreement && <Badge tone="info">Broker Agreement</Badge>}
        {commission && !commission.hasBrokerAgreement && <Badge>No Broker Agreement</Badge>}
      </div>
      <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />
    </Stack>
  );
}
