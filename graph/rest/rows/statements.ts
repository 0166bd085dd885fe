import { statementDate, statementLines } from '../../../rules/money/statement';
import { BRAND } from '../../../rules/words/brand';
import { COMMISSION_TRANSACTION_TYPE } from '../../../rules/words/vocabulary';
import { statementPdf } from '../../documents/statementPdf';
import { parameters } from '../openapi/parameters';
import { csv, dollarCell } from '../present/csv';
import { fileView, RestFile } from '../present/view';
import { ofRanch, type RestRequest } from '../read/RestRequest';
import { argumentsAt } from '../read/readQuery';
import { row } from '../row';
import { RestStatementDocument, type RestStatementQuery } from './commissions.generated';

type Ranch = NonNullable<RestStatementQuery['rancher']>;
type Statement = Ranch['commission']['statement'];

/** What the two forms of a statement have in common. */
const statementRow = {
  method: 'GET',
  to: ['OWNER', 'ADMIN'],
  attempts: 'export',
  operation: RestStatementDocument,
  query: parameters(argumentsAt('Commission.statement', 'month')),
  variables: (request: RestRequest) => ({ ...ofRanch(request), month: request.query.month ?? '' }),
  answer: 'rancher',
} as const;

const fileName = ({ month }: Statement, suffix: string) => `${BRAND.toLowerCase()}-commission-${month}.${suffix}`;

/** The answer names the types of entries as REST does; files are written from the graph's. */
function statementOf({ commission: { statement } }: Ranch): Statement {
  const inGraph = (entries: Statement['charges']) =>
    entries.map((entry) => ({ ...entry, type: COMMISSION_TRANSACTION_TYPE.fromLabel(entry.type) ?? entry.type }));
  return { ...statement, charges: inGraph(statement.charges), payments: inGraph(statement.payments) };
}

const headerOf = (timeZone: string) => [`Date (${timeZone})`, 'Entry', 'Description', 'Order', 'Amount', 'Balance'];

/** A month's entries between the two balances, in dollars; payments, credits and waivers are negative. */
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
  row({
    ...statementRow,
    path: '/ranchers/:id/statement.csv',
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
  row({
    ...statementRow,
    path: '/ranchers/:id/statement.pdf',
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
