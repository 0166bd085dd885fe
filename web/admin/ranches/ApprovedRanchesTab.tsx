import styled from 'styled-components';
import { displayRating } from '../../../rules/money/pricing';
import { usePagedList } from '../../parts/lists/PagedList';
import { space } from '../../theme/tokens';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { Stars } from '../../ui/text/Stars';
import { AdminTable } from '../AdminTable';
import type { AdminTabProps } from '../adminTabs';
import { Balance } from '../commission/Balance';
import { useAdminSort } from '../useAdminSort';
import { type ApprovedRanchesTab_rancherFragment, ApprovedRanchesTabDocument } from './ApprovedRanchesTab.generated';
import { RanchCell } from './RanchCell';
import { actionsColumn } from './RanchRowActions';
import { RANCH_SORTS } from './ranchSorts';

const columns: TableColumn<ApprovedRanchesTab_rancherFragment>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: (ranch) => <RanchCell ranch={ranch} /> },
  { key: 'standing', header: 'Standing', plain: true, cell: (ranch) => <Standing ranch={ranch} /> },
  { key: 'rate', header: 'Rate', numeric: true, cell: ({ commission }) => `${commission.rate}%` },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    cell: ({ commission }) => <Balance balance={commission.balance} />,
  },
  actionsColumn(() => ({
    verbs: ['setRate', 'recordPayment', 'view', 'edit', 'support', 'suspend'],
    main: 'view',
    labels: { support: 'Support' },
  })),
];

/** Ranches that customers see. */
export default function ApprovedRanchesTab({ search }: AdminTabProps) {
  const sorting = useAdminSort(RANCH_SORTS);
  const variables = { search, sort: sorting.sort };
  const list = usePagedList(ApprovedRanchesTabDocument, variables, ({ admin }) => admin.ranchers);
  const whyNone = search ? `No approved rancher matches “${search}”.` : 'Approve a rancher under Pending Approval.';
  return (
    <AdminTable
      list={list}
      noun="ranchers"
      caption="Approved ranchers"
      columns={columns}
      csv={{ table: 'ranchers', narrowing: { ...variables, approval: 'APPROVED' } }}
      sorting={sorting}
      belongs={({ approval }) => approval === 'APPROVED'}
      empty={<EmptyState title="No Approved Ranchers" text={whyNone} />}
    />
  );
}

const Badges = styled.div`
  display: grid;
  gap: ${space(0.5)};
`;

/** A ranch's agreement with the platform and its rating by customers. */
function Standing({ ranch }: { ranch: ApprovedRanchesTab_rancherFragment }) {
  const { rating, reviewCount, commission } = ranch;
  return (
    <Badges>
      <div>
        <Badge tone="success">Approved</Badge>{' '}
        {commission.hasBrokerAgreement ? (
          <Badge tone="info">Broker Agreement</Badge>
        ) : (
          <Badge>No Broker Agreement</Badge>
        )}
      </div>
      <Stars rating={displayRating(rating, reviewCount)} count={reviewCount} />
    </Badges>
  );
}
