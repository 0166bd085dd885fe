import { formatCents } from '../../../rules/money/money';
import { entryText, monthLabel, openMonthNote, statementDate, statementLines } from '../../../rules/money/statement';
import { signedCents } from '../../parts/commission/signedCents';
import { paths } from '../../paths';
import { Stack } from '../../ui/layout/arrange';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Text } from '../../ui/text/Text';
import type { Statement_statementFragment } from './Statement.generated';

const linesOf = (statement: Statement_statementFragment) => statementLines(statement);
type Line = ReturnType<typeof linesOf>[number];

/** Shows a month from its opening to its closing balance. */
export function Statement({ statement }: { statement: Statement_statementFragment }) {
  const { month, charged, corrected, paid, credited } = statement;
  const note = openMonthNote(statement);
  const opening = statement.openingBalance - statement.openingCredit;
  const closing = statement.closingBalance - statement.closingCredit;
  return (
    <Stack gap={2}>
      {note && <Text tone="soft">{note}</Text>}
      <DescriptionList
        columns={2}
        items={[
          { term: 'Opening balance', details: formatCents(opening) },
          { term: 'Charges', details: formatCents(charged) },
          ...(corrected > 0 ? [{ term: 'Corrections', details: formatCents(-corrected) }] : []),
          { term: 'Payments', details: formatCents(paid - credited) },
          ...(credited > 0 ? [{ term: 'Credits', details: formatCents(credited) }] : []),
          { term: 'Closing balance', details: formatCents(closing) },
        ]}
      />
      {linesOf(statement).length > 0 ? (
        <Lines statement={statement} />
      ) : (
        <Text tone="soft">{`No charges and no payments in ${monthLabel(month)}.`}</Text>
      )}
    </Stack>
  );
}

/** Lists the charges and payments of the month, oldest first. */
function Lines({ statement }: { statement: Statement_statementFragment }) {
  return (
    <Table
      caption={`Statement for ${monthLabel(statement.month)}`}
      columns={columnsIn(statement.timeZone)}
      rows={linesOf(statement)}
      rowKey={({ id }) => id}
    />
  );
}

const columnsIn = (timeZone: string): TableColumn<Line>[] => [
  { key: 'description', header: 'Description', primary: true, cell: descriptionOf },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => statementDate(timeZone, createdAt) },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ change }) => signedCents(change) },
  { key: 'balance', header: 'Balance', numeric: true, cell: ({ balance }) => formatCents(balance) },
];

function descriptionOf(line: Line) {
  const { description, orderId } = line;
  return orderId ? <TextLink to={paths.rancherOrder(orderId)}>{description}</TextLink> : entryText(line);
}
