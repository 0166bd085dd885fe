import { LRUCache } from 'lru-cache';

/** An answer as it is sent, and where a list goes on. The tag is there once it was sent. */
export type Written = { body: Buffer; next: string | undefined; etag?: string | undefined };

/** No single answer takes more than this part of the memory. */
const MAX_PART = 1 / 16;

/** What an entry costs besides its contents. */
const OVERHEAD = 200;

/**
 * REST answers by the data that they were written from. None is ever outdated, because the data is read for each request:
 * what is saved is to parse it, to rename its fields and to write it again.
 */
export class WrittenAnswers {
  readonly #answers: LRUCache<string, Written> | null;

  /** At most this much memory in bytes; with 0 nothing is kept. */
  constructor(maxSize: number) {
    const sizeCalculation = ({ body }: Written, key: string) => body.length + 2 * key.length + OVERHEAD;
    const maxEntrySize = Math.ceil(maxSize * MAX_PART);
    this.#answers = maxSize > 0 ? new LRUCache({ maxSize, maxEntrySize, sizeCalculation }) : null;
  }

  async read(key: string, write: () => Promise<Written | null>): Promise<Written | null> {
    const known = this.#answers?.get(key);
    if (known) return known;
    const written = await write();
    if (written) this.#answers?.set(key, written);
    return written;
  }
}
