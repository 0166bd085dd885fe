import { stringify } from 'csv-stringify/sync';
import { fileView, type View } from './view';

/** An amount such as '1800.00'. It has its own type, because a negative amount looks like a formula and must not be escaped. */
type DollarCell = { dollars: string };

/** Text such as a ZIP code or a tag, which a spreadsheet must not read as a number or a date. */
type TextCell = { text: string };

export type Cell = string | number | DollarCell | TextCell | null | undefined;

export const dollarCell = (cents: number): DollarCell => ({ dollars: (cents / 100).toFixed(2) });

export const textCell = (text: string): TextCell => ({ text });

/** A byte order mark makes Excel read UTF-8, and an apostrophe keeps text of people from running as a formula. */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([header, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: typedCell },
  });
}

/** What Excel would read as a number, a date or a truth value: '02134', '3E5', '1-2', 'Mar 4', 'TRUE'. */
const MISREAD = /^(?:[\d.,($%]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ,./-]*\d|(?:true|false)$)/i;
/** Excel shows such a number as it's written. */
const PLAIN_NUMBER = /^[1-9]\d{0,9}$/;

/** Text that Excel would misread is written as a formula with nothing but this text, which Excel shows as it is. */
function typedCell(cell: object) {
  if ('dollars' in cell) return { value: (cell as DollarCell).dollars, escape_formulas: false };
  const { text } = cell as TextCell;
  if (!MISREAD.test(text) || PLAIN_NUMBER.test(text)) return text;
  return { value: `="${text.replaceAll('"', '""')}"`, escape_formulas: false };
}

/** The columns of a table, each with a function that returns a record's cell. */
export type Columns<Node> = Record<string, (node: Node) => Cell>;

/** A view that writes a list as CSV, with a line for each record. A column that the caller may not see is left out. */
export function table<Node>(fileName: string, description: string, columns: Columns<Node>): View<readonly Node[]> {
  return fileView('text/csv', description, (nodes) => {
    const shown = Object.entries(columns).filter(
      ([, cellOf]) => nodes.length === 0 || nodes.some((node) => cellOf(node) !== undefined),
    );
    const lines = nodes.map((node) => shown.map(([, cellOf]) => cellOf(node)));
    return {
      name: fileName,
      body: csv(
        shown.map(([name]) => name),
        lines,
      ),
    };
  });
}
