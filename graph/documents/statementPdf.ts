import { BRAND } from '../../rules/brand';
import { type Cents, formatCents } from '../../rules/money';
import {
  type Entry,
  monthBounds,
  monthLabel,
  type Statement,
  statementDate,
  statementLines,
} from '../../rules/statement';
import { printPdf } from './printPdf';

interface StatementOfRanch {
  ranchName: string;
  city: string;
  state: string;
  /** The rate now, in percent. */
  rate: number;
  statement: Statement<Entry & { description: string }>;
}

const COLUMNS = [
  { header: 'Date', width: 62 },
  { header: 'Description', width: '*' as const },
  { header: 'Charge', width: 74, numeric: true },
  { header: 'Payment', width: 74, numeric: true },
  { header: 'Balance', width: 74, numeric: true },
];

/** What a ranch owed, was charged and paid in a month. */
export function statementPdf({ ranchName, city, state, rate, statement }: StatementOfRanch): Promise<Buffer> {
  const title = `Commission Statement, ${monthLabel(statement.month)}`;
  return printPdf({ title, footer: `${BRAND} – ${title}`, date: dateOf(statement) }, (paper) => {
    paper.title(title);
    paper.paragraph(`${ranchName}, ${city}, ${state}`);
    paper.paragraph(`${periodOf(statement.month)} Commission rate now: ${rate}%.`, { soft: true });
    paper.table(COLUMNS, rowsOf(statement));
    paper.paragraph(
      `Charged ${formatCents(statement.charged)}, paid ${formatCents(statement.paid)}. Commission is due monthly or within 30 days of fulfillment.`,
      { soft: true },
    );
  });
}

function periodOf(month: string): string {
  const { from, to } = monthBounds(month);
  const lastDay = new Date(Date.parse(to) - 1).toISOString();
  return `${statementDate(from)} to ${statementDate(lastDay)}, in UTC.`;
}

/** Of what it says, not of its printing: while a statement says the same, its bytes and so its ETag stay. */
function dateOf(statement: StatementOfRanch['statement']): Date {
  const last = statementLines(statement).at(-1);
  return new Date(last?.createdAt ?? monthBounds(statement.month).from);
}

function rowsOf(statement: StatementOfRanch['statement']) {
  const entries = statementLines(statement).map(({ createdAt, description, change, balance }) => ({
    cells: [
      statementDate(createdAt),
      description,
      change < 0 ? '' : formatCents(change),
      change < 0 ? formatCents(-change) : '',
      formatCents(balance),
    ],
  }));
  const sum = (name: string, cents: Cents) => ({ cells: ['', name, '', '', formatCents(cents)], isSum: true });
  return [
    sum('Opening balance', statement.openingBalance),
    ...entries,
    sum('Closing balance', statement.closingBalance),
  ];
}
