import { PassThrough, Readable } from 'node:stream';
import type { Knex } from 'knex';
import { ZipFile } from 'yazl';
import type { UserType } from '../../rules/words/vocabulary';
import { photosOfPerson } from '../photos/photosOfPerson';
import type { PhotoStore } from '../photos/store/PhotoStore';
import { PARTS } from './parts';
import { readme } from './readme';
import { type ExportOwner, readRows } from './readRows';
import { csvTable, jsonTable } from './tables';

type Given = { db: Knex; store: PhotoStore; person: ExportOwner & { userType: UserType } };

/**
 * Returns everything that Herdline stores about a person as a ZIP. Reads each file after the previous one is written, so memory
 * holds only a page of rows or one photo.
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
