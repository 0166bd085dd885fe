import { stringify } from 'csv-stringify/sync';
import type { DollarCell } from './dollarCell';

export type Cell = string | number | DollarCell | null | undefined;

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
