import { useQuery } from '@apollo/client/react';
import { Balance } from '../../commissions/management/Balance';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { ListTools } from '../../platform/ListTools';
import { SortSelect } from '../../platform/SortSelect';
import { useAdminSort } from '../../platform/useAdminSort';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import { ApprovedActions } from './ApprovedActions';
import { type ApprovedRanchesTab_rancherFragment, ApprovedRanchesTabDocument } from './ApprovedRanchesTab.generated';
import { ApprovedStanding } from './ApprovedStanding';
import { RanchCell } from './RanchCell';
import { RANCH_SORTS } from './ranchSorts';

const columns: TableColumn<ApprovedRanchesTab_rancherFragment>[] = [
  { key: 'ranch', header: 'Ranch', primary: true, cell: (ranch) => <RanchCell ranch={ranch} /> },
  { key: 'standing', header: 'Standing', cell: (ranch) => <ApprovedStanding ranch={ranch} /> },
  { key: 'rate', header: 'Rate', numeric: true, cell: ({ commission }) => `${commission.rate}%` },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    cell: ({ commission }) => <Balance balance={commission.balance} />,
  },
  { key: 'actions', header: 'Actions', hideHeader: true, cell: (ranch) => <ApprovedActions ranch={ranch} /> },
];

/** Ranches that customers see. */
export default function ApprovedRanchesTab({ search }: AdminTabProps) {
  const sorting = useAdminSort(RANCH_SORTS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(ApprovedRanchesTabDocument, {
    variables: { search, sort: sorting.sort },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack>
      <ListTools>
        <SortSelect sorting={sorting} />
      </ListTools>
      <AdminList
        list={(data ?? previousData)?.admin.ranchers}
        error={error}
        noun="ranchers"
        empty={<NoApprovedRanchers search={search} />}
        belongs={({ approval }) => approval === 'APPROVED'}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after } })}
      >
        {(ranches) => (
          <Table
            caption="Approved ranchers"
            columns={columns}
            rows={ranches}
            rowKey={({ id }) => id}
            sorting={sorting.table}
          />
        )}
      </AdminList>
    </Stack>
  );
}

function NoApprovedRanchers({ search }: AdminTabProps) {
  return (
    <EmptyState
      title="No Approved Ranchers"
      text={search ? `No approved rancher matches “${search}”.` : 'Approve a rancher under Pending Approval.'}
    />
  );
}
