import { stringify } from 'csv-stringify/sync';
import { fileView, RestFile, type View } from './view';

/** An amount as a table says it, '1800.00'. It is marked as ours, since a negative one looks like a formula. */
interface DollarCell {
  dollars: string;
}

export type Cell = string | number | DollarCell | null | undefined;

export const dollarCell = (cents: number): DollarCell => ({ dollars: (cents / 100).toFixed(2) });

/**
 * A table as spreadsheets read it: with a byte order mark, so that Excel takes it for UTF-8, and with an apostrophe
 * before what they would run as a formula. Text of customers and ranchers stands in these cells.
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

/** What each column of a table tells of a record. */
export type Columns<Node> = Record<string, (node: Node) => Cell>;

/** A list as a table with a line for each record. */
export function table<Node>(fileName: string, description: string, columns: Columns<Node>): View<readonly Node[]> {
  return fileView('text/csv', description, (nodes) => {
    const lines = nodes.map((node) => Object.values(columns).map((cellOf) => cellOf(node)));
    return new RestFile('text/csv', fileName, csv(Object.keys(columns), lines));
  });
}
