import { formatCents } from '../../../rules/money/money';
import { COMMISSION_TRANSACTION_TYPE, PAYMENT_REQUEST_OUTCOME } from '../../../rules/words/vocabulary';
import { EmptyState } from '../../ui/state/EmptyState';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge } from '../../ui/text/Badge';
import { signedCents } from './signedCents';
import type { TransactionTable_transactionFragment } from './TransactionTable.generated';

type Transaction = TransactionTable_transactionFragment;

const TONES = {
  CHARGE: 'warning',
  PAYMENT: 'success',
  REQUEST: 'neutral',
  CREDIT: 'success',
  WAIVER: 'success',
  ADJUSTMENT: 'neutral',
} as const;

const columnsWith = (formatTime: (time: string) => string): TableColumn<Transaction>[] => [
  { key: 'description', header: 'Description', primary: true, cell: ({ description }) => description },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => formatTime(createdAt) },
  { key: 'type', header: 'Type', cell: (transaction) => <TypeBadge {...transaction} /> },
  { key: 'amount', header: 'Amount', numeric: true, cell: signedAmount },
];

interface TransactionTableProps {
  transactions: readonly Transaction[];
  formatTime: (time: string) => string;
}

/** The ledger, newest first. */
export function TransactionTable({ transactions, formatTime }: TransactionTableProps) {
  if (transactions.length === 0) {
    return (
      <EmptyState
        title="No transactions yet"
        text="When you fulfill an order, its commission shows up here."
        headingLevel={3}
      />
    );
  }
  const columns = columnsWith(formatTime);
  return <Table caption="Transaction History" columns={columns} rows={transactions} rowKey={({ id }) => id} />;
}

function TypeBadge({ type, resolvedAt, requestOutcome }: Transaction) {
  const isOpen = type === 'REQUEST' && !resolvedAt;
  return (
    <Badge tone={isOpen ? 'info' : TONES[type]}>
      {COMMISSION_TRANSACTION_TYPE.label(type)}
      {isOpen && ', open'}
      {requestOutcome && `, ${PAYMENT_REQUEST_OUTCOME.label(requestOutcome).toLowerCase()}`}
    </Badge>
  );
}

/** Formats a transaction's amount. A request has no sign, because it doesn't change the balance. */
function signedAmount({ type, amount, change }: Transaction): string {
  return type === 'REQUEST' ? formatCents(amount) : signedCents(change);
}
