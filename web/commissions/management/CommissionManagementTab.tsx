import { useQuery } from '@apollo/client/react';
import { AdminList } from '../../platform/AdminList';
import type { AdminTabProps } from '../../platform/adminTabs';
import { ListTools } from '../../platform/ListTools';
import { SortSelect } from '../../platform/SortSelect';
import { useAdminParams } from '../../platform/useAdminParams';
import { useAdminSort } from '../../platform/useAdminSort';
import { RANCH_SORTS } from '../../ranchers/approval/ranchSorts';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { ToggleChip } from '../../ui/ToggleChip';
import {
  CommissionManagementTabDocument,
  type CommissionManagementTabQuery,
} from './CommissionManagementTab.generated';
import { CommissionTable } from './CommissionTable';

/** Who owes commission: the ranches under a broker agreement, headed by suspended ones with a debt. */
export default function CommissionManagementTab({ search }: AdminTabProps) {
  const { params, change } = useAdminParams();
  const owes = params.has('owes');
  const sorting = useAdminSort(RANCH_SORTS);
  const { data, previousData, error, refetch, fetchMore } = useQuery(CommissionManagementTabDocument, {
    variables: { search, owes: owes || undefined, sort: sorting.sort },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack>
      <ListTools>
        <ToggleChip pressed={owes} onChange={(on) => change({ owes: on ? '1' : null }, { replace: true })}>
          With a balance
        </ToggleChip>
        <SortSelect sorting={sorting} />
      </ListTools>
      <AdminList
        list={withSuspended(data ?? previousData)}
        error={error}
        noun="ranchers"
        empty={<EmptyState title="No ranchers with broker agreements found matching your search criteria." />}
        belongs={({ approval, commission }) => commission.balance > 0 || (approval === 'APPROVED' && !owes)}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after, loadingOn: true } })}
      >
        {(ranches) => <CommissionTable ranches={ranches} sorting={sorting.table} />}
      </AdminList>
    </Stack>
  );
}

function withSuspended(data: CommissionManagementTabQuery | undefined) {
  if (!data) return undefined;
  const { ranchers, suspended } = data.admin;
  const owing = suspended?.nodes ?? [];
  return {
    ...ranchers,
    nodes: [...owing, ...ranchers.nodes],
    totalCount: ranchers.totalCount + owing.length,
  };
}
