import { formatCents } from '../../rules/money';
import { statementDate, statementLines } from '../../rules/statement';
import { paths } from '../paths';
import { Table } from '../ui/Table';
import type { TableColumn } from '../ui/TableRow';
import { TextLink } from '../ui/TextLink';
import type { Statement_statementFragment } from './Statement.generated';
import { signedCents } from './signedCents';

const linesOf = (statement: Statement_statementFragment) => statementLines(statement);
type Line = ReturnType<typeof linesOf>[number];

const columns: TableColumn<Line>[] = [
  { key: 'description', header: 'Description', primary: true, cell: whatFor },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => statementDate(createdAt) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ change }) => signedCents(change) },
  { key: 'balance', header: 'Balance', numeric: true, cell: ({ balance }) => formatCents(balance) },
];

/** What happened in the month, oldest first. */
export function StatementTable({ statement, caption }: { statement: Statement_statementFragment; caption: string }) {
  return <Table caption={caption} columns={columns} rows={linesOf(statement)} rowKey={({ id }) => id} />;
}

function whatFor({ description, orderId }: Line) {
  return orderId ? <TextLink to={paths.rancherOrder(orderId)}>{description}</TextLink> : description;
}
