import { AUDIT_ACTION, RECORD_TYPE, type RecordType } from '../../../rules/words/platformVocabulary';
import { day } from '../../address/codecs';
import { dayRangeToTimes } from '../../address/dayRangeToTimes';
import { useUrlState } from '../../address/useUrlState';
import { Chip, ClearFilters } from '../../ui/input/Chip';
import { DayInputs } from '../../ui/input/DateInput';
import { Select } from '../../ui/input/Select';
import { type AuditRecord, auditCodecs } from '../useAdminUrlState';
import type { AuditTable_entryFragment } from './AuditTable.generated';

const KINDS: { value: RecordType; label: string }[] = [
  { value: 'USER', label: 'Accounts' },
  { value: 'RANCHER', label: 'Ranches' },
  { value: 'ORDER', label: 'Orders' },
];

const codecs = { ...auditCodecs, from: day(), to: day() };

/** Reads the audit filter from the URL. `variables` has the same filter for the query. */
export function useAuditFilter() {
  const filter = useUrlState(codecs);
  const { act, by, about, from, to } = filter;
  return {
    ...filter,
    isFiltered: Boolean(act || by || about || from || to),
    variables: {
      action: act && [act],
      actorId: by || undefined,
      recordType: about?.type,
      recordId: about?.id,
      ...dayRangeToTimes({ from, to }),
    },
  };
}

interface AuditFiltersProps {
  filter: ReturnType<typeof useAuditFilter>;
  /** The listed entries, to look up the names of the selected account and record. */
  entries: AuditTable_entryFragment[];
}

export function AuditFilters({ filter, entries }: AuditFiltersProps) {
  const { act, by, about, from, to, change } = filter;
  return (
    <>
      <Select
        label="Action"
        placeholder="All"
        options={AUDIT_ACTION.options}
        value={act ?? ''}
        onChange={(value) => change({ act: value || undefined })}
      />
      <Select
        label="Records"
        placeholder="All records"
        options={KINDS}
        value={about?.type ?? ''}
        onChange={(type) => change({ about: type ? { type } : undefined })}
      />
      <DayInputs from={from} to={to} onChange={change} />
      {by && <Chip onRemove={() => change({ by: '' })}>{`By ${nameOfActor(by, entries)}`}</Chip>}
      {about?.id && (
        <Chip onRemove={() => change({ about: { type: about.type } })}>{`About ${nameOfRecord(about, entries)}`}</Chip>
      )}
      {filter.isFiltered && (
        <ClearFilters onClear={() => change({ act: undefined, by: '', about: undefined, from: '', to: '' })} />
      )}
    </>
  );
}

type Entries = AuditFiltersProps['entries'];

function nameOfActor(id: string, entries: Entries): string {
  return entries.find(({ actor }) => actor?.id === id)?.actor?.name ?? `account ${id}`;
}

function nameOfRecord({ type, id }: AuditRecord, entries: Entries): string {
  const entry = entries.find(({ recordType, recordId }) => recordType === type && recordId === id);
  return entry?.recordName || `${RECORD_TYPE.label(type).toLowerCase()} ${id}`;
}
