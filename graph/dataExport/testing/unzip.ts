import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Returns the files of a ZIP by their names. */
export async function unzip(bytes: ArrayBuffer): Promise<Map<string, Buffer>> {
  const zip = await open(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for (let entry = await next(zip); entry; entry = await next(zip)) files.set(entry.fileName, await read(zip, entry));
  return files;
}

const open = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

const next = (zip: ZipFile) =>
  new Promise<Entry | null>((resolve, reject) => {
    const settled = (entry: Entry | null) => {
      zip.removeAllListeners();
      resolve(entry);
    };
    zip.once('entry', settled).once('end', () => settled(null));
    zip.once('error', reject);
    zip.readEntry();
  });

const read = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))));
  });
