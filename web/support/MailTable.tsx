import { adminDateTime } from '../../rules/dates';
import { MAIL_STATE, type MailState } from '../../rules/platformVocabulary';
import { Badge } from '../ui/Badge';
import { Cluster } from '../ui/Cluster';
import { Table } from '../ui/Table';
import type { TableColumn } from '../ui/TableRow';
import { Text } from '../ui/Text';
import type { Tone } from '../ui/tones';
import type { MailTable_mailFragment } from './MailTable.generated';
import { mailName } from './mailName';

const tones: Record<MailState, Tone> = { QUEUED: 'warning', SENT: 'success', FAILED: 'danger', SKIPPED: 'neutral' };

const columns: TableColumn<MailTable_mailFragment>[] = [
  { key: 'subject', header: 'Mail', primary: true, cell: ({ subject, template }) => subject ?? mailName(template) },
  { key: 'to', header: 'To', cell: ({ user }) => user?.email ?? 'An account that is gone' },
  { key: 'state', header: 'State', cell: (mail) => <State mail={mail} /> },
  { key: 'queued', header: 'Queued', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'sent', header: 'Sent', cell: ({ sentAt }) => (sentAt ? adminDateTime(sentAt) : '–') },
];

/** Mails and how far they got. */
export function MailTable({ mails }: { mails: MailTable_mailFragment[] }) {
  if (mails.length === 0) return <Text tone="soft">No mail yet.</Text>;
  return <Table caption="Mails" columns={columns} rows={mails} rowKey={({ id }) => id} />;
}

function State({ mail: { state, attempts } }: { mail: MailTable_mailFragment }) {
  return (
    <Cluster>
      <Badge tone={tones[state]}>{MAIL_STATE.label(state)}</Badge>
      {attempts > 1 && `${attempts} tries`}
    </Cluster>
  );
}
