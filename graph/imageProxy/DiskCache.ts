import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullWhenAbsent, writeWhole } from '../wholeFiles';

export type CachedFile = { body: Buffer; writtenAt: Date };

/** How full the cache is after a cleanup, so that not every new file has to remove an old one. */
const FILLED = 0.9;

/** Keeps the files of a directory below a number of bytes. The least recently read files are removed first. */
export class DiskCache {
  readonly #directory: string;
  readonly #maxBytes: number;
  /** Infinite until the first write, which counts the files that an earlier server has left. */
  #bytes = Number.POSITIVE_INFINITY;

  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  async read(name: string): Promise<CachedFile | null> {
    const file = await open(this.#placeOf(name)).catch(nullWhenAbsent);
    if (!file) return null;
    try {
      const { mtime: writtenAt } = await file.stat();
      const body = await file.readFile();
      // Most systems rarely record when a file was read, so we do. If that fails, the file is only removed sooner.
      await file.utimes(new Date(), writtenAt).catch(() => {});
      return { body, writtenAt };
    } finally {
      await file.close();
    }
  }

  /** A file is written completely or not at all, even if the server is killed in the middle. */
  async write(name: string, body: Buffer): Promise<void> {
    await writeWhole([{ place: this.#placeOf(name), body }]);
    this.#bytes += body.length;
    if (this.#bytes > this.#maxBytes) await this.#clear();
  }

  async remove(name: string): Promise<void> {
    await rm(this.#placeOf(name), { force: true });
  }

  async #clear(): Promise<void> {
    const files = (await this.#files()).sort((a, b) => b.atimeMs - a.atimeMs);
    const fits = this.#maxBytes * FILLED;
    let bytes = 0;
    let full = false;
    for (const { place, size } of files) {
      full ||= bytes + size > fits;
      if (full) await rm(place, { force: true });
      else bytes += size;
    }
    this.#bytes = bytes;
  }

  /** Unfinished files are counted too, and removed when they are the oldest. */
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
