import { formatCents } from '../../../rules/money/money';
import { Text } from '../../ui/text/Text';

/** Shows a balance, which is in cents, in a column of a table. Debts are in bold. */
export function Balance({ balance }: { balance: number }) {
  return (
    <Text as="span" strong={balance > 0} tone={balance > 0 ? 'ink' : 'soft'}>
      {formatCents(balance)}
    </Text>
  );
}
