import { useQuery } from '@apollo/client/react';
import { LIMITS } from '../../../rules/fields/limits';
import { pendingDate } from '../../../rules/time/dates';
import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import { Notice } from '../../ui/state/Notice';
import { ChooseRow, type ChosenRows, useChosenRows } from '../../ui/table/ChooseRow';
import { RowButton } from '../../ui/table/RowButton';
import type { TableColumn } from '../../ui/table/TableRow';
import type { AdminTabProps } from '../adminTabs';
import { useAdminSort } from '../useAdminSort';
import { SuspendedBadge } from './ApprovalBadge';
import { BulkApproval } from './BulkApproval';
import { ContactCell } from './ContactCell';
import { DecideRanchNameDocument, type NewNames_rancherFragment, NewNamesDocument } from './NewNames.generated';
import { PendingRanchesTabDocument } from './PendingRanchesTab.generated';
import { RanchCell } from './RanchCell';
import type { RanchRow_rancherFragment } from './RanchRow.generated';
import { actionsColumn } from './RanchRowActions';
import { RanchTable } from './RanchTable';
import { PENDING_SORTS, PENDING_SORTS_WITHOUT_MONEY } from './ranchSorts';

type Ranch = RanchRow_rancherFragment;

const columnsWith = (chosen: ChosenRows): TableColumn<Ranch>[] => [
  {
    key: 'choice',
    header: 'Select',
    leads: true,
    // Admins review suspended ranches one at a time before they approve them again.
    cell: ({ approval, id, ranchName }) =>
      approval === 'PENDING' && <ChooseRow id={id} chosen={chosen} label={`Select ${ranchName}`} />,
  },
  {
    key: 'ranch',
    header: 'Ranch',
    primary: true,
    cell: (ranch) => <RanchCell ranch={ranch} badges={<SuspendedBadge approval={ranch.approval} />} />,
  },
  { key: 'contact', header: 'Contact', plain: true, cell: ({ contact }) => <ContactCell {...contact} /> },
  { key: 'date', header: 'Signed up', cell: ({ createdAt }) => pendingDate(createdAt) },
  actionsColumn(({ approval }) => ({
    verbs: approval === 'PENDING' ? ['view', 'approve', 'support', 'reject'] : ['view', 'approve', 'support'],
    main: ['approve'],
  })),
];

/** Lists ranches that customers don't see: new ones, and suspended ones that may come back. */
export default function PendingRanchesTab({ search }: AdminTabProps) {
  const { withMoney } = usePermissions();
  const sorting = useAdminSort(withMoney ? PENDING_SORTS : PENDING_SORTS_WITHOUT_MONEY);
  const variables = { search, sort: sorting.sort, withMoney };
  const list = usePagedList(PendingRanchesTabDocument, variables, ({ admin }) => admin.ranchers);
  const pending = list.connection?.nodes.filter(({ approval }) => approval === 'PENDING') ?? [];
  const ids = pending.map(({ id }) => id);
  const chosen = useChosenRows(ids, LIMITS.approvals);
  const whyNone = search ? `No pending rancher matches “${search}”.` : 'New applications appear here.';
  return (
    <RanchTable
      list={list}
      approvals={['PENDING', 'SUSPENDED']}
      caption="Pending ranchers"
      columns={columnsWith(chosen)}
      actions={
        <>
          <NewNames />
          <BulkApproval chosen={chosen} ranches={pending} />
        </>
      }
      sorting={sorting}
      empty={<EmptyState title="No Pending Ranchers" text={whyNone} />}
    />
  );
}

/** Lists the names that approved ranches asked for. Families see the old ones until an admin approves. */
function NewNames() {
  const { withRanch } = usePermissions();
  const { data } = useQuery(NewNamesDocument, { fetchPolicy: 'cache-and-network', skip: !withRanch });
  const renamed = data?.admin.ranchers.nodes.filter(({ pendingName }) => pendingName) ?? [];
  return renamed.map((ranch) => <NewName key={ranch.id} ranch={ranch} />);
}

function NewName({ ranch: { id, ranchName, pendingName } }: { ranch: NewNames_rancherFragment }) {
  const decide = useSubmit({
    send: (approve: boolean) => mutate(DecideRanchNameDocument, { rancherId: id, name: pendingName ?? '', approve }),
    successToast: { title: 'Name Decided' },
    errorToast: 'Couldn’t decide the name',
  });
  return (
    <Notice title={`${ranchName} wants a new name`}>
      <Stack gap={1}>
        <span>{pendingName}</span>
        <Cluster>
          <RowButton of={ranchName} onClick={() => decide(true)}>
            Approve Name
          </RowButton>
          <RowButton of={ranchName} onClick={() => decide(false)}>
            Decline Name
          </RowButton>
        </Cluster>
      </Stack>
    </Notice>
  );
}
