import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Row } from './readRows';

/** Returns rows as a JSON array, one row per line. */
export function jsonTable(rows: AsyncIterable<Row>): Readable {
  async function* lines() {
    let separator = '[\n';
    for await (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield separator === '[\n' ? '[]\n' : '\n]\n';
  }
  return Readable.from(lines());
}

/** Returns rows as CSV with a header. Spreadsheets run no cell as a formula. */
export function csvTable(rows: AsyncIterable<Row>): Readable {
  const writer = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      // Leaves negative amounts unescaped, since a number can't be a formula.
      number: (value) => ({ value: String(value), escape_formulas: false }),
      boolean: (value) => (value ? 'yes' : 'no'),
    },
  });
  const source = Readable.from(rows);
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}
