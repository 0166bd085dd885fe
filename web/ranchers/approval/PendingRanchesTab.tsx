import { useQuery } from '@apollo/client/react';
import { LIMITS } from '../../../rules/limits';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { ListTools } from '../../platform/ListTools';
import { SortSelect } from '../../platform/SortSelect';
import { useAdminSort } from '../../platform/useAdminSort';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { useChosenRows } from '../../ui/useChosenRows';
import { BulkApproval } from './BulkApproval';
import { PendingRanchesTabDocument } from './PendingRanchesTab.generated';
import { PendingRanchTable } from './PendingRanchTable';
import { RANCH_SORTS } from './ranchSorts';

/** Ranches that customers do not see: new ones, and suspended ones that may come back. */
export default function PendingRanchesTab({ search }: AdminTabProps) {
  const sorting = useAdminSort(RANCH_SORTS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(PendingRanchesTabDocument, {
    variables: { search, sort: sorting.sort },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.admin.ranchers;
  const pending = list?.nodes.filter(({ approval }) => approval === 'PENDING') ?? [];
  const chosen = useChosenRows(
    pending.map(({ id }) => id),
    LIMITS.approvals,
  );
  return (
    <Stack>
      <ListTools>
        <BulkApproval chosen={chosen} ranches={pending} />
        <SortSelect sorting={sorting} />
      </ListTools>
      <AdminList
        list={list}
        error={error}
        noun="ranchers"
        empty={<NoPendingRanchers search={search} />}
        belongs={({ approval }) => approval === 'PENDING' || approval === 'SUSPENDED'}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after } })}
      >
        {(ranches) => <PendingRanchTable ranches={ranches} chosen={chosen} sorting={sorting.table} />}
      </AdminList>
    </Stack>
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
