import { formatCents } from '../../../rules/money/money';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';

/** A column of what ranches owe, in bold if it's more than nothing. */
export const balanceColumn = <Row,>(
  commissionOf: (row: Row) => { balance: number } | null | undefined,
): TableColumn<Row> => ({
  key: 'balance',
  header: 'Balance',
  numeric: true,
  cell: (row) => <Balance balance={commissionOf(row)?.balance ?? 0} />,
});

function Balance({ balance }: { balance: number }) {
  return (
    <Text as="span" strong={balance > 0} tone={balance > 0 ? 'ink' : 'soft'}>
      {formatCents(balance)}
    </Text>
  );
}
