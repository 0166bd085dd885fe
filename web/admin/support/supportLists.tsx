import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { MAIL_STATE, type MailState } from '../../../rules/words/platformVocabulary';
import { ORDER_STATUS, ORDER_TYPE } from '../../../rules/words/vocabulary';
import { OrderStatusBadge } from '../../parts/orders/OrderStatusBadge';
import { usePermissions } from '../../session/useSession';
import { Cluster } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { CellList } from '../../ui/table/CellList';
import { type Total, totalText } from '../../ui/table/LoadMore';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge, type Tone } from '../../ui/text/Badge';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import { AuditTable } from '../audit/AuditTable';
import type { AuditTable_entryFragment } from '../audit/AuditTable.generated';
import { type AuditRecord, useAdminUrlState } from '../useAdminUrlState';
import type { MailTable_mailFragment } from './MailTable.generated';
import { SupportLink } from './SupportLink';
import type { SupportOrders_orderFragment } from './SupportOrders.generated';

interface SupportAuditProps {
  entries: AuditTable_entryFragment[];
  /** The filter of the log that finds all of the record's entries. */
  filter: { by: string } | { about: AuditRecord };
}

/** Shows the newest entries of the log, with a link to the rest. */
export function SupportAudit({ entries, filter }: SupportAuditProps) {
  const { urlWith } = useAdminUrlState();
  const all = { act: undefined, by: '', about: undefined, ...filter };
  const toLog = urlWith({ tab: 'audit', support: '', search: '', ...all });
  return (
    <Section title="Audit Log" level={3} actions={<TextLink to={toLog}>Open in the audit log</TextLink>}>
      {entries.length > 0 ? <AuditTable entries={entries} /> : <Text tone="soft">No entries yet.</Text>}
    </Section>
  );
}

interface Listed extends Total {
  nodes: readonly unknown[];
}

/** Returns 'Orders (3)', or 'Orders (the newest 20 of 45)' if not all of them are shown. */
export function countedTitle(noun: string, listed: Listed): string {
  const shown = listed.nodes.length;
  const total = totalText(listed);
  return `${noun} (${shown < listed.totalCount ? `the newest ${shown} of ${total}` : total})`;
}

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

interface SupportOrdersProps<Order> {
  orders: Order[];
  /** The column of the other party: the customer or the ranch. */
  other: Pick<TableColumn<Order>, 'header' | 'cell'>;
}

export function SupportOrders<Order extends SupportOrders_orderFragment>({ orders, other }: SupportOrdersProps<Order>) {
  const { withMoney } = usePermissions();
  if (orders.length === 0) return <Text tone="soft">No orders yet.</Text>;
  const columns: TableColumn<Order>[] = [...first, { key: 'other', ...other }, ...last];
  const shown = columns.filter(({ key }) => withMoney || key !== 'amount');
  return <Table caption="Orders" columns={shown} rows={orders} rowKey={({ id }) => id} />;
}

const first: TableColumn<SupportOrders_orderFragment>[] = [
  {
    key: 'id',
    header: 'Order',
    primary: true,
    cell: ({ id }) => <SupportLink kind="order" id={id}>{`#${id}`}</SupportLink>,
  },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => adminDateTime(createdAt) },
];

const last: TableColumn<SupportOrders_orderFragment>[] = [
  { key: 'type', header: 'Type', cell: ({ orderType }) => ORDER_TYPE.label(orderType) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount = 0 }) => formatCents(amount) },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { key: 'history', header: 'History', cell: ({ statusUpdates }) => <OrderHistory updates={statusUpdates} /> },
];

function OrderHistory({ updates }: { updates: SupportOrders_orderFragment['statusUpdates'] }) {
  return (
    <CellList as="ol">
      {updates.map(({ id, status, notes, createdAt }) => (
        <li key={id}>
          {ORDER_STATUS.label(status)}{' '}
          <Text as="span" tone="soft">
            {[adminDateTime(createdAt), notes].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </CellList>
  );
}
