import { LRUCache } from 'lru-cache';

/** An answer as it is sent, and the cursor of a list's next page. The ETag is set after the answer was first sent. */
export type Written = { body: Buffer; next: string | undefined; etag?: string | undefined };

/** The largest part of the cache that a single answer may take. */
const MAX_PART = 1 / 16;

/** The bytes of an entry in addition to its contents. */
const OVERHEAD = 200;

/**
 * Caches REST answers by the data that they were written from. None is ever outdated, because the data is read for each request.
 * The cache saves parsing the data, renaming its fields and writing it again.
 */
export class WrittenAnswers {
  readonly #answers: LRUCache<string, Written> | null;

  /** `maxSize` is in bytes. 0 turns the cache off. */
  constructor(maxSize: number) {
    const sizeCalculation = ({ body }: Written, key: string) => body.length + 2 * key.length + OVERHEAD;
    const maxEntrySize = Math.ceil(maxSize * MAX_PART);
    this.#answers = maxSize > 0 ? new LRUCache({ maxSize, maxEntrySize, sizeCalculation }) : null;
  }

  async read(key: string, write: () => Promise<Written | null>): Promise<Written | null> {
    const cached = this.#answers?.get(key);
    if (cached) return cached;
    const written = await write();
    if (written) this.#answers?.set(key, written);
    return written;
  }
}
