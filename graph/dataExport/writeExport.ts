import { PassThrough, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Knex } from 'knex';
import { ZipFile } from 'yazl';
import { BRAND } from '../../rules/words/brand';
import type { UserType } from '../../rules/words/vocabulary';
import { photosOfPerson } from '../photos/photosOfPerson';
import type { PhotoStore } from '../photos/store/PhotoStore';
import type { Part } from './Part';
import { PARTS } from './parts';
import { type ExportOwner, type Row, readRows } from './readRows';

type Given = { db: Knex; store: PhotoStore; person: ExportOwner & { userType: UserType } };

/** Opens each file after the previous one is written, so memory holds a page of rows or one photo. */
export async function writeExport({ db, store, person }: Given): Promise<Readable> {
  const parts = PARTS[person.userType];
  const photos = await photosOfPerson(db, person.userId);
  const zip = zipFile();
  zip.addText('README.txt', readme(parts, { madeAt: new Date(), hasPhotos: photos.length > 0 }));
  for (const part of parts) zip.add(`tables/${part.name}.csv`, () => csvTable(readRows(db, part, person)));
  for (const part of parts) zip.add(`json/${part.name}.json`, () => jsonTable(readRows(db, part, person)));
  for (const { name, largest } of photos) zip.add(`photos/${name}`, () => photoStream(store, largest), false);
  return zip.end();
}

/** Returns an empty stream if the photo has been removed. */
function photoStream(store: PhotoStore, file: string): Readable {
  async function* body() {
    const bytes = await store.read(file);
    if (bytes) yield bytes;
  }
  return Readable.from(body());
}

/** Creates a ZIP whose files are opened one at a time. */
function zipFile() {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let current: Readable | undefined;
  // Aborts the ZIP if a file can't be read, so that nobody mistakes a partial export for a complete one.
  zip.on('error', (error) => output.destroy(error));
  // Stops reading when the client disconnects.
  output.on('close', () => current?.destroy());
  return {
    addText: (name: string, text: string) => zip.addBuffer(Buffer.from(text), name),
    add(name: string, open: () => Readable, compress = true): void {
      zip.addReadStreamLazy(name, { compress }, (done) => {
        current = open().on('error', (error) => output.destroy(error));
        if (output.destroyed) current.destroy();
        done(null, current);
      });
    },
    end(): Readable {
      zip.end();
      return output;
    },
  };
}

function readme(parts: readonly Part[], { madeAt, hasPhotos }: { madeAt: Date; hasPhotos: boolean }): string {
  const longest = Math.max(...parts.map(({ name }) => name.length));
  return `${[
    `Your data at ${BRAND}, as of ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    'Each table is here twice: in the folder "tables" as a CSV file, which opens in any spreadsheet,',
    'and in the folder "json" for programs. Both have the same rows.',
    'Amounts are in dollars and weights in pounds unless a line below says otherwise. Times are in UTC.',
    'The columns "order", "conversation", "animal", "share" and "product" say which rows belong together.',
    '',
    ...parts.map(({ name, about }) => `${name.padEnd(longest)}  ${about}`),
    ...(hasPhotos ? ['', 'The folder "photos" has the photos that you uploaded.'] : []),
    '',
    'Not in here: passwords, codes, secrets of tokens, webhooks and calendars (only you may ever use those),',
    'and what others keep for themselves.',
  ].join('\r\n')}\r\n`;
}

/** Returns rows as a JSON array, one row per line. */
function jsonTable(rows: AsyncIterable<Row>): Readable {
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
function csvTable(rows: AsyncIterable<Row>): Readable {
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
