import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullWhenAbsent, writeWhole } from '../wholeFiles';

export type Kept = { body: Buffer; writtenAt: Date };

/** How full it is after it was cleared, so that not each new file has to look for an old one. */
const FILLED = 0.9;

/** Files in a directory that together take no more than so many bytes; those that were not read for longest go first. */
export class DiskCache {
  readonly #directory: string;
  readonly #mostBytes: number;
  /** Unknown until the first file comes: a server that starts does not know what the last one left. */
  #bytes = Number.POSITIVE_INFINITY;

  constructor(directory: string, mostBytes: number) {
    this.#directory = directory;
    this.#mostBytes = mostBytes;
  }

  async read(name: string): Promise<Kept | null> {
    const file = await open(this.#placeOf(name)).catch(nullWhenAbsent);
    if (!file) return null;
    try {
      const { mtime: writtenAt } = await file.stat();
      const body = await file.readFile();
      // By ourselves: most systems note the time of a read seldom or never. Where it cannot be noted, it merely goes sooner.
      await file.utimes(new Date(), writtenAt).catch(() => {});
      return { body, writtenAt };
    } finally {
      await file.close();
    }
  }

  /** Whole or not at all, even when the server is killed meanwhile. */
  async write(name: string, body: Buffer): Promise<void> {
    await writeWhole([{ place: this.#placeOf(name), body }]);
    this.#bytes += body.length;
    if (this.#bytes > this.#mostBytes) await this.#clear();
  }

  async remove(name: string): Promise<void> {
    await rm(this.#placeOf(name), { force: true });
  }

  async #clear(): Promise<void> {
    const files = (await this.#files()).sort((a, b) => b.atimeMs - a.atimeMs);
    const fits = this.#mostBytes * FILLED;
    let bytes = 0;
    let full = false;
    for (const { place, size } of files) {
      full ||= bytes + size > fits;
      if (full) await rm(place, { force: true });
      else bytes += size;
    }
    this.#bytes = bytes;
  }

  /** What never was finished is among them, and goes when its time has come. */
  async #files() {
    const places = (await readdir(this.#directory)).map((name) => this.#placeOf(name));
    const files = await Promise.all(
      places.map(async (place) => {
        const found = await stat(place).catch(nullWhenAbsent);
        return found && { place, size: found.size, atimeMs: found.atimeMs };
      }),
    );
    return files.filter((file) => file !== null);
  }

  #placeOf(name: string): string {
    return path.join(this.#directory, name);
  }
}
