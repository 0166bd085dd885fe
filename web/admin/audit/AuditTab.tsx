import { usePagedList } from '../../parts/lists/PagedList';
import { EmptyState } from '../../ui/state/EmptyState';
import { AdminTable } from '../AdminTable';
import type { AdminTabProps } from '../adminTabs';
import { AuditFilters, useAuditFilter } from './AuditFilter';
import { AuditTabDocument } from './AuditTab.generated';
import { auditColumns } from './AuditTable';

export default function AuditTab({ search }: AdminTabProps) {
  const filter = useAuditFilter();
  const list = usePagedList(AuditTabDocument, { search, ...filter.variables }, ({ admin }) => admin.audit);
  const whyNone =
    filter.isFiltered || search
      ? 'No entry matches these filters.'
      : 'Changes to accounts, ranches and orders appear here.';
  return (
    <AdminTable
      list={list}
      noun="entries"
      caption="Audit log"
      columns={auditColumns}
      filters={<AuditFilters filter={filter} entries={list.connection?.nodes ?? []} />}
      empty={<EmptyState title="No Entries Found" text={whyNone} />}
    />
  );
}
