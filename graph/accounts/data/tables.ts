import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Row } from './readRows';

/** Rows as a JSON list, a line each. */
export function jsonTable(rows: AsyncIterable<Row>): Readable {
  async function* lines() {
    let before = '[\n';
    for await (const row of rows) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }
  return Readable.from(lines());
}

/** Rows as a table that spreadsheets open, with the names of the columns on top. Nothing in it runs as a formula. */
export function csvTable(rows: AsyncIterable<Row>): Readable {
  const writer = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      // A negative amount is no formula.
      number: (value) => ({ value: String(value), escape_formulas: false }),
      boolean: (value) => (value ? 'yes' : 'no'),
    },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}
