import { adminDateTime } from '../../rules/dates';
import { AUDIT_ACTION, type AuditAction } from '../../rules/platformVocabulary';
import { Badge } from '../ui/Badge';
import { Table } from '../ui/Table';
import type { TableColumn } from '../ui/TableRow';
import type { Tone } from '../ui/tones';
import { Actor } from './Actor';
import type { AuditTable_entryFragment } from './AuditTable.generated';
import { Changes } from './Changes';
import { HistoryLink } from './HistoryLink';
import { RecordLink } from './RecordLink';

/** Those that one looks for when something went wrong. */
const tones: Partial<Record<AuditAction, Tone>> = {
  SIGN_IN_FAILED: 'danger',
  RANCH_SUSPENDED: 'warning',
  RANCH_REJECTED: 'warning',
  PASSWORD_CHANGED: 'info',
  ADMIN_CREATED: 'info',
};

const columns: TableColumn<AuditTable_entryFragment>[] = [
  {
    key: 'action',
    header: 'Act',
    primary: true,
    cell: ({ action }) => <Badge tone={tones[action]}>{AUDIT_ACTION.label(action)}</Badge>,
  },
  { key: 'time', header: 'Time', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'who', header: 'Who', cell: (entry) => <Actor entry={entry} /> },
  { key: 'record', header: 'Record', cell: (entry) => <RecordLink entry={entry} /> },
  {
    key: 'changes',
    header: 'Changes',
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} /> : '–'),
  },
  { key: 'history', header: 'History', hideHeader: true, cell: (entry) => <HistoryLink entry={entry} /> },
];

/** Who did what to which record. */
export function AuditTable({ entries }: { entries: AuditTable_entryFragment[] }) {
  return <Table caption="Audit log" columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
