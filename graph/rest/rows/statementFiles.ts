import { openMonthNote, statementDate, statementLines } from '../../../rules/money/statement';
import { BRAND } from '../../../rules/words/brand';
import { COMMISSION_TRANSACTION_TYPE } from '../../../rules/words/vocabulary';
import { statementPdf } from '../../documents/statementPdf';
import { csv, dollarCell } from '../present/csv';
import { fileView } from '../present/view';
import type { Rest_statementFragment as Ranch } from './commissions.generated';

type Statement = Ranch['commission']['statement'];

const fileName = ({ month }: Statement, suffix: string) => `${BRAND.toLowerCase()}-commission-${month}.${suffix}`;

/** Converts REST's words for the types of entries to GraphQL's values, from which files are written. */
function statementOf({ commission: { statement } }: Ranch): Statement {
  const withGraphqlTypes = (entries: Statement['charges']) =>
    entries.map((entry) => ({ ...entry, type: COMMISSION_TRANSACTION_TYPE.fromLabel(entry.type) ?? entry.type }));
  return {
    ...statement,
    charges: withGraphqlTypes(statement.charges),
    corrections: withGraphqlTypes(statement.corrections),
    payments: withGraphqlTypes(statement.payments),
  };
}

/** Lists a month's entries between its two balances, in dollars. What lowers the balance is negative. */
function statementCsv(statement: Statement): string {
  const { timeZone, openingBalance, openingCredit, closingBalance, closingCredit } = statement;
  const lines = statementLines(statement).map(({ createdAt, type, change, description, orderId, balance }) => [
    statementDate(timeZone, createdAt),
    COMMISSION_TRANSACTION_TYPE.label(type),
    description,
    orderId,
    dollarCell(change),
    dollarCell(balance),
  ]);
  return csv(
    [`Date (${timeZone})`, 'Entry', 'Description', 'Order', 'Amount', 'Balance'],
    [
      ['', 'Opening balance', '', '', '', dollarCell(openingBalance - openingCredit)],
      ...lines,
      ['', 'Closing balance', openMonthNote(statement), '', '', dollarCell(closingBalance - closingCredit)],
    ],
  );
}

export const statementTable = fileView<Ranch>(
  'text/csv',
  'The entries of the month between its two balances; amounts in dollars.',
  (ranch) => {
    const statement = statementOf(ranch);
    return { name: fileName(statement, 'csv'), body: statementCsv(statement) };
  },
);

export const statementDocument = fileView<Ranch>('application/pdf', 'The same as a document.', async (ranch) => {
  const statement = statementOf(ranch);
  const { ranchName, city, state, commission } = ranch;
  const body = await statementPdf({ ranchName, city, state, rate: commission.rate, statement });
  return { name: fileName(statement, 'pdf'), body };
});
