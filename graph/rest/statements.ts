import { BRAND } from '../../rules/brand';
import { statementPdf } from '../documents/statementPdf';
import { RestStatementDocument } from './commissions.generated';
import { parameters } from './openapi/parameters';
import { file } from './openapi/shape';
import { RestFile } from './RestFile';
import { type RestRequest, row } from './row';
import { statementCsv } from './statementCsv';

/** What the two forms of a statement have in common. */
const statementRow = {
  method: 'GET',
  to: ['OWNER', 'ADMIN'],
  attempts: 'export',
  operation: RestStatementDocument,
  query: parameters({ month: 'Commission.statement(month:)' }),
  variables: ({ params, query }: RestRequest) => ({ rancherId: params.id!, month: query.month ?? '' }),
} as const;

const fileName = ({ month }: { month: string }, suffix: string) =>
  `${BRAND.toLowerCase()}-commission-${month}.${suffix}`;

export const statementRows = [
  row({
    ...statementRow,
    path: '/ranchers/:id/statement.csv',
    operationId: 'statementCsv',
    summary: 'The commission statement of a month (month=2026-11) as a table; for its rancher and admins.',
    present: ({ rancher }) => {
      if (!rancher) return undefined;
      const { statement } = rancher.commission;
      return new RestFile('text/csv', fileName(statement, 'csv'), statementCsv(statement));
    },
    answer: () => file('text/csv', 'The entries of the month between its two balances; amounts in dollars.'),
  }),
  row({
    ...statementRow,
    path: '/ranchers/:id/statement.pdf',
    operationId: 'statementPdf',
    summary: 'The commission statement of a month (month=2026-11) as a document; for its rancher and admins.',
    present: async ({ rancher }) => {
      if (!rancher) return undefined;
      const { commission, ...ranch } = rancher;
      const document = await statementPdf({ ...ranch, ...commission });
      return new RestFile('application/pdf', fileName(commission.statement, 'pdf'), document);
    },
    answer: () => file('application/pdf', 'The same as a document.'),
  }),
];
