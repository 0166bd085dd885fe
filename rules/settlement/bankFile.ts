import { toCents } from '../money/money';
import { isDay } from '../time/days';

/** Money that came in, as a bank's file has it. */
export interface BankLine {
  /** Tells the line from all others, also in the next file of the same account. */
  key: string;
  day: string;
  /** In cents, always more than 0. */
  amount: number;
  text: string;
}

/** More than a year of a busy account. */
const MAX_LINES = 5_000;
const MAX_TEXT = 300;

/** Reads the money that came in from the rows of a bank's CSV. Null if its columns can't be told. Lines that say nothing are left out. */
export function linesOfTable(rows: readonly (readonly string[])[]): BankLine[] | null {
  const at = rows.slice(0, 20).findIndex((row) => columnsOf(row) !== null);
  const columns = columnsOf(rows[at] ?? []);
  if (!columns) return null;
  const found = rows.slice(at + 1, at + 1 + MAX_LINES).map((row) => ({
    day: dayOf(row[columns.day] ?? ''),
    amount: centsOf(row[columns.amount] ?? ''),
    text: columns.texts.map((column) => row[column] ?? ''),
  }));
  return incoming(found);
}

/** The columns with the words that banks use for them. A column of money that came in goes before one of all amounts. */
function columnsOf(row: readonly string[]) {
  const names = row.map((name) => name.trim().toLowerCase());
  const find = (name: RegExp) => names.findIndex((one) => name.test(one));
  const day = find(/\bdate\b|^posted/);
  const credit = find(/^credits?\b|\bcredit amount|^deposits?$|\bpaid in\b|\bmoney in\b/);
  const amount = credit >= 0 ? credit : find(/\bamount\b/);
  const texts = names.flatMap((name, column) => (/descr|memo|name|payee|detail|note|refer/.test(name) ? [column] : []));
  return day < 0 || amount < 0 || texts.length === 0 ? null : { day, amount, texts };
}

/** Reads the money that came in from OFX or QFX, whose fields may have no closing tags. */
export function linesOfOfx(file: string): BankLine[] {
  const entries = file.split(/<STMTTRN>/i).slice(1, 1 + MAX_LINES);
  const found = entries.map((entry) => {
    const field = (name: string) => new RegExp(`<${name}>([^<\r\n]{0,300})`, 'i').exec(entry)?.[1]?.trim() ?? '';
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(field('DTPOSTED')) ?? [];
    return {
      id: field('FITID'),
      day: `${year}-${month}-${day}`,
      amount: centsOf(field('TRNAMT')),
      text: [field('NAME'), field('MEMO')],
    };
  });
  return incoming(found);
}

export const isOfx = (file: string): boolean => /<OFX>|^\s*OFXHEADER/i.test(file.slice(0, 2_000));

type Found = { id?: string; day: string; amount: number; text: string[] };

function incoming(found: Found[]): BankLine[] {
  const seen = new Map<string, number>();
  return found.flatMap(({ id, day, amount, text: parts }) => {
    if (!isDay(day) || !(amount > 0)) return [];
    const text = parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT);
    // Two equal lines of a day are two payments.
    const same = `${day} ${amount} ${text.slice(0, 100)}`;
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return [{ key: `bank ${id ? `${id.slice(0, 100)} ${amount}` : `${same} ${count}`}`, day, amount, text }];
  });
}

/** Reads '2026-11-28', '11/28/2026', '11/28/26' and '11-28-2026', as American banks write. */
function dayOf(text: string): string {
  const iso = /^\s*(\d{4}-\d\d-\d\d)/.exec(text)?.[1];
  if (iso) return iso;
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)\b/.exec(text) ?? [];
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Money in parentheses went out. NaN for text that is no amount. */
function centsOf(text: string): number {
  const bare = text
    .trim()
    .replace(/^\+\s?/, '')
    .replace(/^-\$/, '-');
  return bare === '' || bare.startsWith('(') ? Number.NaN : toCents(bare);
}
