import { stringify } from 'csv-stringify/sync';
import { fileView, type View } from './view';

/** An amount such as '1800.00'. It has its own type, because a negative amount looks like a formula and must not be escaped. */
type DollarCell = { dollars: string };

export type Cell = string | number | DollarCell | null | undefined;

export const dollarCell = (cents: number): DollarCell => ({ dollars: (cents / 100).toFixed(2) });

/**
 * Writes a CSV file for spreadsheets. A byte order mark makes Excel read it as UTF-8. Text that a spreadsheet would run as a
 * formula gets an apostrophe in front, because customers and ranchers wrote it.
 */
export function csv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return stringify([header, ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { object: amountCell },
  });
}

const amountCell = (cell: object) => ({ value: (cell as DollarCell).dollars, escape_formulas: false });

/** The columns of a table, each with a function that returns a record's cell. */
export type Columns<Node> = Record<string, (node: Node) => Cell>;

/** A view that writes a list as CSV, with a line for each record. */
export function table<Node>(fileName: string, description: string, columns: Columns<Node>): View<readonly Node[]> {
  return fileView('text/csv', description, (nodes) => {
    const lines = nodes.map((node) => Object.values(columns).map((cellOf) => cellOf(node)));
    return { name: fileName, body: csv(Object.keys(columns), lines) };
  });
}
