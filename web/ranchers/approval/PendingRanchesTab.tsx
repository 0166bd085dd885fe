import { useQuery } from '@apollo/client/react';
import { pendingDate } from '../../../rules/dates';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { EmptyState } from '../../ui/EmptyState';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { ContactCell } from './ContactCell';
import { PendingActions } from './PendingActions';
import { type PendingRanchesTab_rancherFragment, PendingRanchesTabDocument } from './PendingRanchesTab.generated';
import { RanchCell } from './RanchCell';
import { WaitingBadge } from './WaitingBadge';

const columns: TableColumn<PendingRanchesTab_rancherFragment>[] = [
  {
    key: 'ranch',
    header: 'Ranch',
    primary: true,
    cell: (ranch) => <RanchCell ranch={ranch} badges={<WaitingBadge approval={ranch.approval} />} />,
  },
  { key: 'contact', header: 'Contact', cell: ({ contact }) => <ContactCell {...contact} /> },
  { key: 'date', header: 'Signed up', cell: ({ createdAt }) => pendingDate(createdAt) },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (ranch) => <PendingActions ranch={ranch} /> },
];

/** Ranches that customers do not see: new ones, and suspended ones that may come back. */
export default function PendingRanchesTab({ search }: AdminTabProps) {
  const { data, previousData, error, refetch, fetchMore } = useQuery(PendingRanchesTabDocument, {
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminList
      list={(data ?? previousData)?.admin.ranchers}
      error={error}
      noun="ranchers"
      empty={<NoPendingRanchers search={search} />}
      belongs={({ approval }) => approval === 'PENDING' || approval === 'SUSPENDED'}
      onRetry={refetch}
      onLoad={(after) => fetchMore({ variables: { after } })}
    >
      {(ranches) => <Table caption="Pending ranchers" columns={columns} rows={ranches} rowKey={({ id }) => id} />}
    </AdminList>
  );
}

function NoPendingRanchers({ search }: AdminTabProps) {
  return (
    <EmptyState
      title="No Pending Ranchers"
      text={search ? `No rancher who waits matches “${search}”.` : 'A new application appears here.'}
    />
  );
}
