import { monthLabel } from '../../rules/statement';
import { messageOf } from '../errors/messageOf';
import { Cluster } from '../ui/Cluster';
import { ErrorState } from '../ui/ErrorState';
import { Section } from '../ui/Section';
import { Select } from '../ui/Select';
import { SkeletonGroup, SkeletonText } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { Statement } from './Statement';
import { StatementFiles } from './StatementFiles';
import { useStatement } from './useStatement';
import { useStatementMonth } from './useStatementMonth';

/** Where it stands in its page. */
export const STATEMENTS = 'statements';

interface StatementSectionProps {
  rancherId: string;
  /** Newest first. */
  months: readonly string[];
}

/** The ledger month by month, to read and to keep. */
export function StatementSection({ rancherId, months }: StatementSectionProps) {
  return (
    <Section id={STATEMENTS} title="Statements">
      {months.length > 0 ? (
        <Months rancherId={rancherId} months={months} />
      ) : (
        <Text tone="soft">The first one comes with your first transaction.</Text>
      )}
    </Section>
  );
}

function Months({ rancherId, months }: StatementSectionProps) {
  const { asked, choose } = useStatementMonth();
  const month = months.includes(asked) ? asked : months[0]!;
  return (
    <Stack gap={2}>
      <Cluster justify="between" gap={2}>
        <Select
          label="Month"
          value={month}
          onChange={choose}
          options={months.map((value) => ({ value, label: monthLabel(value) }))}
        />
        <StatementFiles rancherId={rancherId} month={month} />
      </Cluster>
      <StatementOf month={month} />
    </Stack>
  );
}

function StatementOf({ month }: { month: string }) {
  const { statement, error, isLoading, retry } = useStatement(month);
  if (error && !isLoading) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  if (statement) {
    return (
      <div aria-busy={isLoading}>
        <Statement statement={statement} />
      </div>
    );
  }
  return (
    <SkeletonGroup label="Loading the statement">
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
