import { pendingDate } from '../../../rules/time/dates';
import { RANCH_APPROVAL } from '../../../rules/words/vocabulary';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { Select } from '../../ui/input/Select';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import type { AdminTabProps } from '../adminTabs';
import { ClosingBadge } from '../ClosingBadge';
import { useAdminSort } from '../useAdminSort';
import { AllRanchesTabDocument } from './AllRanchesTab.generated';
import { ApprovalBadge } from './ApprovalBadge';
import { ContactCell } from './ContactCell';
import { RanchCell } from './RanchCell';
import type { RanchRow_rancherFragment } from './RanchRow.generated';
import { actionsColumn } from './RanchRowActions';
import { RanchTable } from './RanchTable';
import { RANCH_SORTS, RANCH_SORTS_WITHOUT_MONEY } from './ranchSorts';

const ACTIONS = {
  PENDING: { main: ['approve'], verbs: ['view', 'approve', 'edit', 'support', 'reject'] },
  APPROVED: { main: ['view'], verbs: ['view', 'edit', 'ledger', 'support', 'suspend'] },
  SUSPENDED: { main: ['approveAgain'], verbs: ['view', 'approveAgain', 'edit', 'ledger', 'support'] },
  REJECTED: { main: ['approveAgain'], verbs: ['view', 'approveAgain', 'edit', 'support'] },
} as const;

/** A decision about a closed ranch counts if its owner keeps the account. */
const ACTIONS_ON_CLOSED = {
  main: ['view'],
  verbs: ['view', 'suspend', 'reject', 'edit', 'ledger', 'support'],
} as const;

const columns: TableColumn<RanchRow_rancherFragment>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: (ranch) => <RanchCell ranch={ranch} /> },
  { key: 'approval', header: 'Approval', plain: true, cell: (ranch) => <StateCell ranch={ranch} /> },
  { key: 'contact', header: 'Contact', plain: true, cell: ({ contact }) => <ContactCell {...contact} /> },
  { key: 'date', header: 'Signed up', cell: ({ createdAt }) => pendingDate(createdAt) },
  actionsColumn(({ approval, deletesAt }) => (deletesAt ? ACTIONS_ON_CLOSED : ACTIONS[approval])),
];

function StateCell({ ranch: { approval, deletesAt } }: { ranch: RanchRow_rancherFragment }) {
  return deletesAt ? <ClosingBadge deletesAt={deletesAt} /> : <ApprovalBadge approval={approval} />;
}

const filterCodecs = { state: oneOf(RANCH_APPROVAL.values, undefined) };

/** Lists ranches in every state, so that admins can find a rejected or suspended one and approve it again. */
export default function AllRanchesTab({ search }: AdminTabProps) {
  const { state: approval, change } = useUrlState(filterCodecs);
  const { withMoney } = usePermissions();
  const sorting = useAdminSort(withMoney ? RANCH_SORTS : RANCH_SORTS_WITHOUT_MONEY);
  const query = { search, approval: approval && [approval], sort: sorting.sort };
  const list = usePagedList(AllRanchesTabDocument, { ...query, withMoney }, ({ admin }) => admin.ranchers);
  return (
    <RanchTable
      list={list}
      approvals={query.approval}
      caption="All ranchers"
      columns={columns}
      filters={
        <Select
          label="Approval"
          placeholder="Any"
          options={RANCH_APPROVAL.options}
          value={approval ?? ''}
          onChange={(state) => change({ state: state || undefined })}
        />
      }
      {...(withMoney && { csv: { table: 'ranchers', query } })}
      sorting={sorting}
      empty={<EmptyState title="No Ranchers Found" text="No ranch matches. Try another name or approval state." />}
    />
  );
}
