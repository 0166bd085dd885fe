import { useQuery } from '@apollo/client/react';
import { AdminList } from '../platform/AdminList';
import type { AdminTabProps } from '../platform/adminTabs';
import { EmptyState } from '../ui/EmptyState';
import { Stack } from '../ui/Stack';
import { AuditFilterTools } from './AuditFilterTools';
import { AuditTabDocument } from './AuditTab.generated';
import { AuditTable } from './AuditTable';
import { useAuditFilter } from './useAuditFilter';

export default function AuditTab({ search }: AdminTabProps) {
  const filter = useAuditFilter();
  const { data, previousData, error, refetch, fetchMore } = useQuery(AuditTabDocument, {
    variables: { search, ...filter.variables },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.admin.audit;
  return (
    <Stack>
      <AuditFilterTools filter={filter} entries={list?.nodes ?? []} />
      <AdminList
        list={list}
        error={error}
        noun="entries"
        empty={<NoEntries isNarrowed={filter.isNarrowed || search !== ''} />}
        onRetry={refetch}
        onLoad={(after) => fetchMore({ variables: { after } })}
      >
        {(entries) => <AuditTable entries={entries} />}
      </AdminList>
    </Stack>
  );
}

function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const text = isNarrowed
    ? 'No entry matches these filters.'
    : 'What people do to accounts, ranches and orders appears here.';
  return <EmptyState title="No Entries Found" text={text} />;
}
