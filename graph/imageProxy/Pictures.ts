import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Refusal } from '../errors';
import { LoadCache } from '../LoadCache';
import { ConcurrencyLimit } from '../limits/ConcurrencyLimit';
import type { CachedFile, DiskCache } from './DiskCache';
import { PictureRefusal } from './PictureRefusal';

const DAY = 24 * 60 * 60 * 1000;

/** How long a picture is cached, because hosts now and then change a picture under the same URL. */
const MAX_AGE = 7 * DAY;

/** How long a failed load isn't repeated, in milliseconds. */
const RETRY_AFTER = 60_000;

/** Limits the memory, because each load holds up to 5 MB. A load waits for its turn at most as long as for a host. */
const LOADS = { running: { all: 8, perCaller: 2 }, waiting: { all: 100 }, patience: 5_000 };

/** A host that didn't answer for so many different pictures in a row won't answer for its others, each of which would block a place. */
const MAX_LATE_PICTURES = 10;

const LATE = { code: 'UNAVAILABLE', isTemporary: true } as const;

const NOT_REMOVED = 'a cached picture that its host has removed cannot be deleted';

type Options = { cache: DiskCache; load: (url: string) => Promise<Buffer>; log: Logger };

/** Reads pictures of other hosts from the disk cache or from their host. Simultaneous reads of a picture load it once. */
export class Pictures {
  readonly #cache: DiskCache;
  readonly #log: Logger;
  readonly #load: (url: string) => Promise<Buffer>;
  /** Pictures are kept on the disk. Only refusals are remembered here, since other failures may be over quickly. */
  readonly #loads = new LoadCache<string, Buffer>({
    keptFor: 0,
    failures: { keptFor: RETRY_AFTER, are: (error) => error instanceof PictureRefusal },
  });
  /** The pictures of each host that were late since it last sent one. */
  readonly #late = new LRUCache<string, Set<string>>({ max: 1_000, ttl: RETRY_AFTER, perf: Date });

  constructor({ cache, load, log }: Options) {
    const places = new ConcurrencyLimit(LOADS);
    this.#cache = cache;
    this.#log = log;
    this.#load = (url) => {
      const { hostname } = new URL(url);
      return places.run(hostname, () =>
        this.#unlessSilent(url, hostname, async () => this.#store(url, await load(url))),
      );
    };
  }

  async #unlessSilent(url: string, host: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const late = this.#late.get(host) ?? new Set();
    if (late.size >= MAX_LATE_PICTURES)
      throw new PictureRefusal(504, 'This image cannot be loaded: its host does not answer', LATE);
    try {
      const body = await work();
      this.#late.delete(host);
      return body;
    } catch (error) {
      if (error instanceof PictureRefusal && error.timedOut) this.#late.set(host, late.add(url));
      throw error;
    }
  }

  /** Returns the cached picture if the host fails. Errors: 404, 415, 502, 503, 504. */
  async read(url: string): Promise<Buffer> {
    const cached = await this.#cache.read(nameOf(url));
    if (cached && Date.now() - cached.writtenAt.getTime() < MAX_AGE) return cached.body;
    try {
      return await this.#loads.read(url, () => this.#load(url).catch((error) => this.#logAndThrow(error)));
    } catch (error) {
      return this.#cachedPictureAfter(url, cached, error);
    }
  }

  /** Returns the cached picture after a failed load. If the host has removed the picture, deletes the file and throws. */
  async #cachedPictureAfter(url: string, cached: CachedFile | null, error: unknown): Promise<Buffer> {
    if (!cached) throw error;
    if (error instanceof PictureRefusal && !error.isTemporary) {
      await this.#cache.remove(nameOf(url)).catch((failure) => this.#log.error({ err: failure }, NOT_REMOVED));
      throw error;
    }
    if (!(error instanceof Refusal)) this.#log.error({ err: error }, 'a picture of another host cannot be loaded');
    return cached.body;
  }

  /** Logs only the code if there is one, because messages of network errors name the host. */
  #logAndThrow(error: unknown): never {
    if (error instanceof PictureRefusal && error.cause instanceof Error) {
      const { code, message } = error.cause as NodeJS.ErrnoException;
      this.#log.info({ status: error.status, cause: code ?? message }, 'a picture of another host is unavailable');
    }
    throw error;
  }

  async #store(url: string, body: Buffer): Promise<Buffer> {
    try {
      await this.#cache.write(nameOf(url), body);
    } catch (error) {
      this.#log.error({ err: error }, 'a picture of another host cannot be kept');
    }
    return body;
  }
}

/** The file's name is a hash, so no part of a URL becomes part of a path. */
const nameOf = (url: string): string => `${createHash('sha256').update(url).digest('hex')}.webp`;
