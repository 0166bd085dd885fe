import { adminDateTime } from '../../../rules/time/dates';
import { MAIL_STATE, type MailState } from '../../../rules/words/platformVocabulary';
import { Cluster } from '../../ui/layout/arrange';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge, type Tone } from '../../ui/text/Badge';
import { Text } from '../../ui/text/Text';
import type { MailTable_mailFragment } from './MailTable.generated';

const tones: Record<MailState, Tone> = { QUEUED: 'warning', SENT: 'success', FAILED: 'danger', SKIPPED: 'neutral' };

export const mailColumns: TableColumn<MailTable_mailFragment>[] = [
  { key: 'subject', header: 'Email', primary: true, cell: ({ subject, template }) => subject ?? mailName(template) },
  { key: 'to', header: 'To', cell: ({ user }) => user?.email ?? 'A deleted account' },
  { key: 'state', header: 'State', plain: true, cell: (mail) => <State mail={mail} /> },
  { key: 'queued', header: 'Queued', cell: ({ createdAt }) => adminDateTime(createdAt) },
  { key: 'sent', header: 'Sent', cell: ({ sentAt }) => (sentAt ? adminDateTime(sentAt) : '–') },
];

export function MailTable({ mails }: { mails: MailTable_mailFragment[] }) {
  if (mails.length === 0) return <Text tone="soft">No emails yet.</Text>;
  return <Table caption="Emails" columns={mailColumns} rows={mails} rowKey={({ id }) => id} compactLayout="lines" />;
}

function State({ mail: { state, attempts } }: { mail: MailTable_mailFragment }) {
  return (
    <Cluster>
      <Badge tone={tones[state]}>{MAIL_STATE.label(state)}</Badge>
      {attempts > 1 && `${attempts} tries`}
    </Cluster>
  );
}

/** Turns 'orderStatusChanged' into 'Order status changed', for a mail that has no subject yet. */
function mailName(template: string): string {
  const spaced = template.replace(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
