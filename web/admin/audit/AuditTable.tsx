import styled from 'styled-components';
import { adminDateTime } from '../../../rules/time/dates';
import { AUDIT_ACTION, type AuditAction, RECORD_TYPE } from '../../../rules/words/platformVocabulary';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge, type Tone } from '../../ui/text/Badge';
import { TextLink } from '../../ui/text/Link';
import { VisuallyHidden } from '../../ui/text/Text';
import { AdminRows } from '../AdminTable';
import { useAdminUrlState } from '../useAdminUrlState';
import type { AuditTable_entryFragment } from './AuditTable.generated';
import { Changes } from './Changes';

/** Highlights the actions to look for when something went wrong. */
const tones: Partial<Record<AuditAction, Tone>> = {
  SIGN_IN_FAILED: 'danger',
  RANCH_SUSPENDED: 'warning',
  RANCH_REJECTED: 'warning',
  PASSWORD_CHANGED: 'info',
  PASSWORD_RESET: 'info',
  SECOND_FACTOR_REMOVED: 'warning',
  RECOVERY_CODE_USED: 'warning',
  ADMIN_CREATED: 'info',
  ADMIN_INVITED: 'info',
  ADMIN_JOINED: 'info',
  ADMIN_ROLE_CHANGED: 'info',
  ADMIN_REMOVED: 'warning',
};

export const auditColumns: TableColumn<AuditTable_entryFragment>[] = [
  {
    key: 'action',
    header: 'Action',
    primary: true,
    cell: ({ action }) => <Badge tone={tones[action]}>{AUDIT_ACTION.label(action)}</Badge>,
  },
  { key: 'time', header: 'Time', plain: true, cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'who', header: 'Who', cell: (entry) => <Actor entry={entry} /> },
  { key: 'from', header: 'From', cell: ({ address, device }) => [address, device].filter(Boolean).join(', ') || '–' },
  { key: 'record', header: 'Record', cell: (entry) => <RecordLink entry={entry} /> },
  {
    key: 'changes',
    header: 'Changes',
    cell: ({ changes }) => (changes.length > 0 ? <Changes changes={changes} /> : '–'),
  },
  { key: 'history', header: 'History', hideHeader: true, cell: (entry) => <HistoryLink entry={entry} /> },
];

export function AuditTable({ entries }: { entries: AuditTable_entryFragment[] }) {
  return <AdminRows caption="Audit log" columns={auditColumns} rows={entries} />;
}

// People choose the names of tokens, so a name may have no spaces to break at.
const TokenName = styled.span`
  overflow-wrap: anywhere;
`;

interface ActorProps {
  entry: AuditTable_entryFragment;
}

/** Shows the names of the person and the API token, as they were at that time. */
function Actor({ entry }: ActorProps) {
  const { tokenName } = entry;
  return (
    <span>
      <Person entry={entry} />
      {tokenName !== null && <TokenName>{` by the API token “${tokenName}”`}</TokenName>}
    </span>
  );
}

/** Links to everything that the person did, if the account still exists. */
function Person({ entry: { actor, actorName, action } }: ActorProps) {
  const { urlWith } = useAdminUrlState();
  if (!actor && actorName) return actorName;
  if (!actor) return action === 'ADMIN_CREATED' ? 'The command line' : 'Not signed in';
  return <TextLink to={urlWith({ tab: 'audit', by: actor.id, support: '' })}>{actorName}</TextLink>;
}

/** Names the record and links to it. Accounts have no link, since no page fits every kind of person. */
function RecordLink({ entry }: { entry: AuditTable_entryFragment }) {
  const { urlWith } = useAdminUrlState();
  const { action, recordType: type, recordId: id, recordName } = entry;
  if (!type || !id) return action === 'EXPORTED' ? '–' : 'No such account';
  const name = recordName || `${RECORD_TYPE.label(type)} ${id}`;
  if (type === 'USER') return name;
  const dialog = type === 'RANCHER' ? 'ranch' : 'order';
  return <TextLink to={urlWith({ support: '', [dialog]: id })}>{name}</TextLink>;
}

const OneLine = styled.span`
  white-space: nowrap;
`;

function HistoryLink({ entry }: { entry: AuditTable_entryFragment }) {
  const { about, urlWith } = useAdminUrlState();
  const { recordType, recordId, recordName } = entry;
  if (!recordType || !recordId) return null;
  if (about?.type === recordType && about.id === recordId) return null;
  return (
    <TextLink quiet to={urlWith({ tab: 'audit', support: '', about: { type: recordType, id: recordId } })}>
      <OneLine>
        History
        <VisuallyHidden>{` of ${recordName}`}</VisuallyHidden>
      </OneLine>
    </TextLink>
  );
}
