import { ranchDate } from '../../rules/dates';
import { formatCents } from '../../rules/money';
import { COMMISSION_TRANSACTION_TYPE } from '../../rules/vocabulary';
import { Badge } from '../ui/Badge';
import { EmptyState } from '../ui/EmptyState';
import { Table } from '../ui/Table';
import type { TableColumn } from '../ui/TableRow';
import { signedCents } from './signedCents';
import type { TransactionTable_transactionFragment } from './TransactionTable.generated';

type Transaction = TransactionTable_transactionFragment;

const TONES = { CHARGE: 'warning', PAYMENT: 'success', REQUEST: 'neutral' } as const;

const columns: TableColumn<Transaction>[] = [
  { key: 'description', header: 'Description', primary: true, cell: ({ description }) => description },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => ranchDate(createdAt) },
  { key: 'type', header: 'Type', cell: (transaction) => <TypeBadge {...transaction} /> },
  { key: 'amount', header: 'Amount', numeric: true, cell: signedAmount },
];

/** The ledger, newest first. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  if (transactions.length === 0) {
    return (
      <EmptyState
        title="No transactions yet"
        text="When you fulfill an order, its commission is charged here."
        headingLevel={3}
      />
    );
  }
  return <Table caption="Transaction History" columns={columns} rows={transactions} rowKey={({ id }) => id} />;
}

function TypeBadge({ type, resolvedAt }: Transaction) {
  const isOpen = type === 'REQUEST' && !resolvedAt;
  return (
    <Badge tone={isOpen ? 'info' : TONES[type]}>
      {COMMISSION_TRANSACTION_TYPE.label(type)}
      {isOpen && ', open'}
    </Badge>
  );
}

/** A request does not move the balance. */
function signedAmount({ type, amount }: Transaction): string {
  if (type === 'REQUEST') return formatCents(amount);
  return signedCents(type === 'PAYMENT' ? -amount : amount);
}
