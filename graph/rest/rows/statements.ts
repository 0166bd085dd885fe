import { statementDate, statementLines } from '../../../rules/money/statement';
import { BRAND } from '../../../rules/words/brand';
import { COMMISSION_TRANSACTION_TYPE } from '../../../rules/words/vocabulary';
import { statementPdf } from '../../documents/statementPdf';
import { csv, dollarCell } from '../present/csv';
import { fileView, RestFile } from '../present/view';
import { parametersOf } from '../read/parameters';
import type { RestRequest } from '../read/RestRequest';
import { givenAt } from '../restSchema';
import { row } from '../row';
import * as graph from './commissions.generated';

type Ranch = NonNullable<graph.RestStatementQuery['rancher']>;
type Statement = Ranch['commission']['statement'];

/** The settings that all forms of a statement share. */
const statementRow = {
  to: ['OWNER', 'ADMIN'],
  attempts: 'export',
  operation: graph.RestStatementDocument,
  query: parametersOf({ month: givenAt('Commission.statement(month:)') }),
  variables: { month: ({ query }: RestRequest) => query.month ?? '' },
} as const;

const fileName = ({ month }: Statement, suffix: string) => `${BRAND.toLowerCase()}-commission-${month}.${suffix}`;

/** The JSON answer has REST's words for the types of entries. Files are written from the graph's values. */
function statementOf({ commission: { statement } }: Ranch): Statement {
  const inGraph = (entries: Statement['charges']) =>
    entries.map((entry) => ({ ...entry, type: COMMISSION_TRANSACTION_TYPE.fromLabel(entry.type) ?? entry.type }));
  return { ...statement, charges: inGraph(statement.charges), payments: inGraph(statement.payments) };
}

const headerOf = (timeZone: string) => [`Date (${timeZone})`, 'Entry', 'Description', 'Order', 'Amount', 'Balance'];

/** A month's entries between the opening and closing balance, in dollars. Payments, credits and waivers are negative. */
function statementCsv(statement: Statement): string {
  const { timeZone, openingBalance, closingBalance } = statement;
  const lines = statementLines(statement).map(({ createdAt, type, change, description, orderId, balance }) => [
    statementDate(timeZone, createdAt),
    COMMISSION_TRANSACTION_TYPE.label(type),
    description,
    orderId,
    dollarCell(change),
    dollarCell(balance),
  ]);
  return csv(headerOf(timeZone), [
    ['', 'Opening balance', '', '', '', dollarCell(openingBalance)],
    ...lines,
    ['', 'Closing balance', '', '', '', dollarCell(closingBalance)],
  ]);
}

export const statementRows = [
  row('GET /ranchers/:id/statement.csv', {
    ...statementRow,
    operationId: 'statementCsv',
    summary: 'The commission statement of a month (month=2026-11) as a table; for its rancher and admins.',
    view: fileView<Ranch>(
      'text/csv',
      'The entries of the month between its two balances; amounts in dollars.',
      (ranch) => {
        const statement = statementOf(ranch);
        return new RestFile('text/csv', fileName(statement, 'csv'), statementCsv(statement));
      },
    ),
  }),
  row('GET /ranchers/:id/statement.pdf', {
    ...statementRow,
    operationId: 'statementPdf',
    summary: 'The commission statement of a month (month=2026-11) as a document; for its rancher and admins.',
    view: fileView<Ranch>('application/pdf', 'The same as a document.', async (ranch) => {
      const statement = statementOf(ranch);
      const { ranchName, city, state, commission } = ranch;
      const document = await statementPdf({ ranchName, city, state, rate: commission.rate, statement });
      return new RestFile('application/pdf', fileName(statement, 'pdf'), document);
    }),
  }),
];
