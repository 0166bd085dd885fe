import { formatCents } from '../../../rules/money';
import { Text } from '../../ui/Text';

/** A balance in cents in a column of them: the debts stand out. */
export function Balance({ balance }: { balance: number }) {
  return (
    <Text as="span" strong={balance > 0} tone={balance > 0 ? 'ink' : 'soft'}>
      {formatCents(balance)}
    </Text>
  );
}
