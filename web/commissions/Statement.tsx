import { formatCents } from '../../rules/money';
import { monthLabel } from '../../rules/statement';
import { DescriptionList } from '../ui/DescriptionList';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import type { Statement_statementFragment } from './Statement.generated';
import { StatementTable } from './StatementTable';

/** A month between its two balances. */
export function Statement({ statement }: { statement: Statement_statementFragment }) {
  const { month, openingBalance, charged, paid, closingBalance, charges, payments } = statement;
  return (
    <Stack gap={2}>
      <DescriptionList
        columns={2}
        items={[
          { term: 'Opening balance', details: formatCents(openingBalance) },
          { term: 'Charges', details: formatCents(charged) },
          { term: 'Payments', details: formatCents(paid) },
          { term: 'Closing balance', details: formatCents(closingBalance) },
        ]}
      />
      {charges.length + payments.length > 0 ? (
        <StatementTable statement={statement} caption={`Statement for ${monthLabel(month)}`} />
      ) : (
        <Text tone="soft">{`No charges and no payments in ${monthLabel(month)}.`}</Text>
      )}
    </Stack>
  );
}
