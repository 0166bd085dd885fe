import styled from 'styled-components';
import { RECORD_TYPE } from '../../rules/platformVocabulary';
import { ListTools } from '../platform/ListTools';
import { Chip } from '../ui/Chip';
import { ClearFilters } from '../ui/ClearFilters';
import { DateInput } from '../ui/DateInput';
import { Select } from '../ui/Select';
import type { AuditTable_entryFragment } from './AuditTable.generated';
import type { AuditFilter } from './useAuditFilter';

// Nothing here sorts, so nothing stands at the far end.
const Tools = styled(ListTools)`
  & > :last-child {
    margin-left: 0;
  }
`;

interface AuditFilterToolsProps {
  filter: AuditFilter;
  /** What is listed knows the names of whom and what it is narrowed to. */
  entries: AuditTable_entryFragment[];
}

/** Each takes effect at once. */
export function AuditFilterTools({ filter, entries }: AuditFilterToolsProps) {
  const { actorId, record } = filter;
  return (
    <Tools role="group" aria-label="Filters" tabIndex={-1}>
      <Select label="Act" placeholder="All acts" {...filter.action} />
      <Select label="Records" placeholder="All records" {...filter.kind} />
      <DateInput label="From" {...filter.from} />
      <DateInput label="To" {...filter.to} />
      {actorId && <Chip onRemove={filter.anyone}>{`By ${nameOfActor(actorId, entries)}`}</Chip>}
      {record && <Chip onRemove={filter.anyRecord}>{`About ${nameOfRecord(record, entries)}`}</Chip>}
      {filter.isNarrowed && <ClearFilters onClear={filter.clear} />}
    </Tools>
  );
}

type Entries = AuditFilterToolsProps['entries'];

function nameOfActor(id: string, entries: Entries): string {
  return entries.find(({ actor }) => actor?.id === id)?.actor?.name ?? `account ${id}`;
}

function nameOfRecord({ recordType, recordId }: NonNullable<AuditFilter['record']>, entries: Entries): string {
  const entry = entries.find((one) => one.recordType === recordType && one.recordId === recordId);
  return entry?.recordName || `${RECORD_TYPE.label(recordType).toLowerCase()} ${recordId}`;
}
