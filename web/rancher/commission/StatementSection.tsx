import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { monthLabel } from '../../../rules/money/statement';
import { QueryState } from '../../errors/QueryState';
import { ButtonLink } from '../../ui/button/Button';
import { Select } from '../../ui/input/Select';
import { Cluster, Stack } from '../../ui/layout/arrange';

import { Section } from '../../ui/layout/Section';
import { Fading } from '../../ui/overlay/Fading';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { Statement } from './Statement';
import { StatementDocument } from './Statement.generated';
import { useStatementMonth } from './useRanchCommission';

/** The section's ID, used in links to the section. */
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
