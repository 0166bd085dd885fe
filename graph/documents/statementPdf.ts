import { type Cents, formatCents } from '../../rules/money/money';
import {
  type Entry,
  entryText,
  monthBounds,
  monthLabel,
  openMonthNote,
  type Statement,
  statementDate,
  statementLines,
} from '../../rules/money/statement';
import { timeZoneLabel } from '../../rules/time/timeZone';
import { BRAND } from '../../rules/words/brand';
import type { CommissionTransactionType } from '../../rules/words/vocabulary';
import { printPdf } from './printPdf';

interface StatementOfRanch {
  ranchName: string;
  city: string;
  state: string;
  /** The current rate in percent. */
  rate: number;
  statement: Statement<Entry & { type: CommissionTransactionType; description: string }>;
}

const COLUMNS = [
  { header: 'Date', width: 62 },
  { header: 'Description', width: '*' as const },
  { header: 'Charge', width: 74, numeric: true },
  { header: 'Payment', width: 74, numeric: true },
  { header: 'Balance', width: 74, numeric: true },
];

export function statementPdf({ ranchName, city, state, rate, statement }: StatementOfRanch): Promise<Buffer> {
  const title = `Commission Statement, ${monthLabel(statement.month)}`;
  return printPdf({ title, footer: `${BRAND} – ${title}`, date: dateOf(statement) }, (paper) => {
    paper.title(title);
    paper.paragraph(`${ranchName}, ${city}, ${state}`);
    paper.paragraph(`${periodOf(statement)} Current commission rate: ${rate}%.`, { soft: true });
    const note = openMonthNote(statement);
    if (note) paper.paragraph(note);
    paper.table(COLUMNS, rowsOf(statement));
    paper.paragraph(`${sumsOf(statement)} Commission is due monthly or within 30 days of fulfillment.`, { soft: true });
  });
}

function sumsOf({ charged, corrected, paid, credited }: StatementOfRanch['statement']): string {
  const credits = credited > 0 ? `, credited or waived ${formatCents(credited)}` : '';
  const corrections = corrected > 0 ? `, corrected by ${formatCents(-corrected)}` : '';
  return `Charged ${formatCents(charged)}${corrections}, paid ${formatCents(paid - credited)}${credits}.`;
}

function periodOf({ month, timeZone }: StatementOfRanch['statement']): string {
  const { from, to } = monthBounds(timeZone, month);
  const lastDay = new Date(Date.parse(to) - 1).toISOString();
  return `${statementDate(timeZone, from)} to ${statementDate(timeZone, lastDay)}, in ${timeZoneLabel(timeZone)}.`;
}

/** The date of the content, not of the printing, so that the bytes and the ETag stay the same until the content changes. */
function dateOf(statement: StatementOfRanch['statement']): Date {
  const last = statementLines(statement).at(-1);
  return new Date(last?.createdAt ?? monthBounds(statement.timeZone, statement.month).from);
}

/** A correction downward is a negative charge, not a payment. */
const isPayment = (type: CommissionTransactionType) => type !== 'CHARGE' && type !== 'ADJUSTMENT';

function rowsOf(statement: StatementOfRanch['statement']) {
  const entries = statementLines(statement).map(({ createdAt, type, description, change, balance }) => ({
    cells: [
      statementDate(statement.timeZone, createdAt),
      entryText({ type, description }),
      isPayment(type) ? '' : formatCents(change),
      isPayment(type) ? formatCents(-change) : '',
      formatCents(balance),
    ],
  }));
  const sum = (name: string, cents: Cents) => ({ cells: ['', name, '', '', formatCents(cents)], isSum: true });
  return [
    sum('Opening balance', statement.openingBalance - statement.openingCredit),
    ...entries,
    sum('Closing balance', statement.closingBalance - statement.closingCredit),
  ];
}
