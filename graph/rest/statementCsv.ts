import { statementDate, statementLines } from '../../rules/statement';
import type { RestStatementQuery } from './commissions.generated';
import { csv } from './csv';
import { dollarCell } from './dollarCell';

type Statement = NonNullable<RestStatementQuery['rancher']>['commission']['statement'];

const HEADER = ['Date', 'Entry', 'Description', 'Order', 'Amount', 'Balance'];

/** A month's entries between the two balances, in dollars; payments are negative. */
export function statementCsv(statement: Statement): string {
  const { openingBalance, closingBalance } = statement;
  const lines = statementLines(statement).map(({ createdAt, change, description, orderId, balance }) => [
    statementDate(createdAt),
    orderId === null ? 'Payment' : 'Charge',
    description,
    orderId,
    dollarCell(change),
    dollarCell(balance),
  ]);
  return csv(HEADER, [
    ['', 'Opening balance', '', '', '', dollarCell(openingBalance)],
    ...lines,
    ['', 'Closing balance', '', '', '', dollarCell(closingBalance)],
  ]);
}
