import { formatCents } from '../../../rules/money/money';
import { Text } from '../../ui/text/Text';

/** A balance in a table's column, in cents. Debts stand out. */
export function Balance({ balance }: { balance: number }) {
  return (
    <Text as="span" strong={balance > 0} tone={balance > 0 ? 'ink' : 'soft'}>
      {formatCents(balance)}
    </Text>
  );
}
