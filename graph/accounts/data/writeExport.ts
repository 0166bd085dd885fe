import { PassThrough, Readable } from 'node:stream';
import type { Knex } from 'knex';
import { ZipFile } from 'yazl';
import type { UserType } from '../../../rules/words/vocabulary';
import { photosOfPerson } from '../../photos/photosOfPerson';
import type { PhotoStore } from '../../photos/receivePhotos';
import { PARTS } from './parts';
import { readme } from './readme';
import { type Of, readRows } from './readRows';
import { csvTable, jsonTable } from './tables';

type Given = { db: Knex; store: PhotoStore; person: Of & { userType: UserType } };

/**
 * What Herdline has of a person as a ZIP. A file is read when the one before it is written, so memory holds a page of rows or one
 * photo, however much there is.
 */
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

/** One that was removed in the meantime is left empty. */
function photoStream(store: PhotoStore, file: string): Readable {
  async function* body() {
    const bytes = await store.read(file);
    if (bytes) yield bytes;
  }
  return Readable.from(body());
}

/** A ZIP whose files are opened one after the other. */
function zipFile() {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let current: Readable | undefined;
  // A file that can't be read breaks the ZIP off, so that nobody takes a part for the whole.
  zip.on('error', (error) => output.destroy(error));
  // When the receiver leaves, nothing more is read.
  output.on('close', () => current?.destroy());
  return {
    addText: (name: string, text: string) => zip.addBuffer(Buffer.from(text), name),
    add(name: string, open: () => Readable, compress = true): void {
      zip.addReadStreamLazy(name, { compress }, (given) => {
        current = open().on('error', (error) => output.destroy(error));
        if (output.destroyed) current.destroy();
        given(null, current);
      });
    },
    end(): Readable {
      zip.end();
      return output;
    },
  };
}
