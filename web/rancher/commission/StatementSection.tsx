import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { formatCents } from '../../../rules/money/money';
import { entryText, monthLabel, openMonthNote, statementDate, statementLines } from '../../../rules/money/statement';
import { QueryState } from '../../errors/QueryState';
import { signedCents } from '../../parts/commission/signedCents';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Select } from '../../ui/input/Select';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { Fading } from '../../ui/overlay/Fading';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { type Statement_statementFragment, StatementDocument } from './Statement.generated';
import { useStatementMonth } from './useRanchCommission';

export const STATEMENTS_ID = 'statements';

interface StatementSectionProps {
  rancherId: string;
  /** The months that have a statement, newest first. */
  months: readonly string[];
  timeZone: string;
}

/** Shows the ledger by month, to read and to download. */
export function StatementSection({ rancherId, months, timeZone }: StatementSectionProps) {
  const { selected, choose } = useStatementMonth(timeZone);
  const month = months.includes(selected) ? selected : months[0];
  return (
    <Section id={STATEMENTS_ID} title="Statements">
      {month === undefined ? (
        <Text tone="soft">You'll get your first statement with your first transaction.</Text>
      ) : (
        <Stack gap={2}>
          <Cluster justify="between" gap={2}>
            <Select
              label="Month"
              value={month}
              onChange={choose}
              options={months.map((value) => ({ value, label: monthLabel(value) }))}
            />
            <Downloads rancherId={rancherId} month={month} />
          </Cluster>
          <LoadedStatement month={month} />
        </Stack>
      )}
    </Section>
  );
}

/** Offers the statement as files. The links have no file names, because the server names the files. */
function Downloads({ rancherId, month }: { rancherId: string; month: string }) {
  const fileOf = (format: string) => `/api/ranchers/${rancherId}/statement.${format}?month=${month}`;
  const hiddenName = <VisuallyHidden> of {monthLabel(month)}</VisuallyHidden>;
  return (
    <Cluster>
      <ButtonLink href={fileOf('pdf')} size="small" icon={Download} download>
        Download PDF{hiddenName}
      </ButtonLink>
      <ButtonLink href={fileOf('csv')} size="small" icon={Download} download>
        Download CSV{hiddenName}
      </ButtonLink>
    </Cluster>
  );
}

/** Shows a month's statement. The panel has already cached the first one. The previous month stays while another loads. */
function LoadedStatement({ month }: { month: string }) {
  const { data, previousData, error, loading, refetch } = useQuery(StatementDocument, { variables: { month } });
  const statement = (data ?? previousData)?.viewer?.ranch?.commission.statement;
  const failure = loading ? undefined : error;
  if (failure || !statement) return <QueryState error={failure} refetch={refetch} label="Loading the statement" />;
  return (
    <Fading aria-busy={loading}>
      <Statement statement={statement} />
    </Fading>
  );
}

const linesOf = (statement: Statement_statementFragment) => statementLines(statement);
type Line = ReturnType<typeof linesOf>[number];

function Statement({ statement }: { statement: Statement_statementFragment }) {
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
