import { type Cents, formatCents } from '../money/money';
import type { OrderQuote } from './quote';
import type { SettledLine } from './settle';
import type { LineKind } from './settlementWords';

export interface LineDifference {
  kind: LineKind;
  label: string;
  /** Null for a new line. */
  before: Cents | null;
  /** Null for a line that's gone. */
  after: Cents | null;
  poundsBefore: number | null;
  poundsAfter: number | null;
  change: Cents;
}

export interface Difference {
  summary: string;
  amount: Cents;
  lines: LineDifference[];
}

type Line = Pick<SettledLine, 'kind' | 'label' | 'claimId' | 'itemId' | 'basis' | 'pounds' | 'amount' | 'toProcessor'>;

/** Compares a new revision with the previous one. */
export function differenceBetween(before: readonly Line[], after: readonly Line[]): Difference {
  return compare(before, after, '');
}

/** Compares the first revision with the quote, taking the middle of each range as expected. */
export function differenceFromQuote({ lines }: OrderQuote, after: readonly Line[]): Difference {
  const expected = lines.map(({ from, to, pounds, ...line }) => ({
    ...line,
    amount: Math.round((from + to) / 2),
    pounds: pounds && Math.round(pounds.from + pounds.to) / 2,
  }));
  return compare(expected, after, 'about ');
}

function compare(before: readonly Line[], after: readonly Line[], about: string): Difference {
  const pairs = [
    ...after.map((now) => ({ was: before.find((one) => keyOf(one) === keyOf(now)), now })),
    ...before.filter((was) => !after.some((now) => keyOf(now) === keyOf(was))).map((was) => ({ was, now: undefined })),
  ];
  const lines = pairs.map(({ was, now }): LineDifference => {
    const { kind, label } = (now ?? was) as Line;
    return {
      ...{ kind, label, before: was?.amount ?? null, after: now?.amount ?? null },
      ...{ poundsBefore: was?.pounds ?? null, poundsAfter: now?.pounds ?? null },
      change: (now?.amount ?? 0) - (was?.amount ?? 0),
    };
  });
  const changed = lines.filter(({ change, poundsBefore, poundsAfter }) => change !== 0 || poundsBefore !== poundsAfter);
  const amount = totalOf(after) - totalOf(before);
  return { summary: summaryOf({ before, after, amount, about }), amount, lines: changed };
}

const keyOf = ({ kind, label, claimId, itemId }: Line) =>
  claimId === null && itemId === null ? `${kind} ${label}` : `${kind} ${claimId} ${itemId}`;

const totalOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { amount, toProcessor }) => sum + (toProcessor ? 0 : amount), 0);

/** '320 lb instead of about 300 lb: +$94.00' */
function summaryOf({
  before,
  after,
  amount,
  about,
}: {
  before: readonly Line[];
  after: readonly Line[];
  amount: Cents;
  about: string;
}): string {
  const [was, now] = [poundsOf(before), poundsOf(after)];
  // What was told without a weight gives nothing to compare.
  const instead = was > 0 ? ` instead of ${about}${poundsText(was)}` : '';
  if (was !== now) return `${poundsText(now)}${instead}: ${signed(amount)}`;
  return amount === 0
    ? 'The total is the same'
    : `The total is ${formatCents(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`;
}

/** The pounds of the goods that are priced by weight. */
function poundsOf(lines: readonly Line[]): number {
  const goods = lines.filter(({ kind, basis }) => (kind === 'BEEF' || kind === 'PRODUCT') && basis !== null);
  return goods.reduce((sum, { pounds }) => sum + (pounds ?? 0), 0);
}

/** '320 lb' or '83.3 lb', to a tenth. */
const poundsText = (pounds: number): string =>
  `${(Math.round(pounds * 10) / 10).toLocaleString('en-US', { maximumFractionDigits: 1 })} lb`;

const signed = (amount: Cents) =>
  amount === 0 ? 'same total' : `${amount > 0 ? '+' : '-'}${formatCents(Math.abs(amount))}`;
