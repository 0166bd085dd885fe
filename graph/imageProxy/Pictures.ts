import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { Refusal } from '../errors';
import { ConcurrencyLimit } from '../limits/ConcurrencyLimit';
import type { DiskCache, Kept } from './DiskCache';
import { PictureRefusal } from './PictureRefusal';
import { rememberFailures } from './rememberFailures';

const DAY = 24 * 60 * 60 * 1000;

/** Hosts change pictures under their addresses now and then. */
const FRESH = 7 * DAY;

/** A dead host is not asked again for each visitor. */
const FAILED = 60_000;

/** Each load holds up to 5 MB. Waiting for a place takes no longer than waiting for a host. */
const LOADS = { max: 8, maxPerHost: 2, maxWaiting: 100, timeout: 5_000 };

const NOT_REMOVED = 'a picture that its host has no longer cannot be removed';

type Options = { cache: DiskCache; load: (url: string) => Promise<Buffer>; log: Logger };

/** Pictures of other hosts, read from the disk or from their host. The same picture is loaded once at a time. */
export class Pictures {
  readonly #cache: DiskCache;
  readonly #log: Logger;
  readonly #load: (url: string) => Promise<Buffer>;
  /** Only refusals are remembered, since other failures may pass quickly. */
  readonly #unlessFailed = rememberFailures(FAILED, (error) => error instanceof PictureRefusal);
  /** A host that didn't answer for one picture won't answer for its others, and each of them would block a place. */
  readonly #unlessSilent = rememberFailures(FAILED, (error) => error instanceof PictureRefusal && error.timedOut);

  constructor({ cache, load, log }: Options) {
    const places = new ConcurrencyLimit(LOADS);
    this.#cache = cache;
    this.#log = log;
    this.#load = shared((url) => {
      const { hostname } = new URL(url);
      return places.run(hostname, () => this.#unlessSilent(hostname, async () => this.#keep(url, await load(url))));
    });
  }

  /** If the host fails, the old picture is shown again. Errors: 404, 415, 502, 503, 504. */
  async read(url: string): Promise<Buffer> {
    const kept = await this.#cache.read(nameOf(url));
    if (kept && Date.now() - kept.writtenAt.getTime() < FRESH) return kept.body;
    try {
      return await this.#unlessFailed(url, () => this.#load(url).catch((error) => this.#logAndThrow(error)));
    } catch (error) {
      return this.#oldPictureAfter(url, kept, error);
    }
  }

  /** The old picture, unless its host has removed it. Such a picture must not come back when the host fails later. */
  async #oldPictureAfter(url: string, kept: Kept | null, error: unknown): Promise<Buffer> {
    if (!kept) throw error;
    if (error instanceof PictureRefusal && !error.isPassing) {
      await this.#cache.remove(nameOf(url)).catch((failure) => this.#log.error({ err: failure }, NOT_REMOVED));
      throw error;
    }
    if (!(error instanceof Refusal)) this.#log.error({ err: error }, 'a picture of another host cannot be loaded');
    return kept.body;
  }

  /** Logs only the code if there is one, because messages of network errors name the host. */
  #logAndThrow(error: unknown): never {
    if (error instanceof PictureRefusal && error.cause instanceof Error) {
      const { code, message } = error.cause as NodeJS.ErrnoException;
      this.#log.info({ status: error.status, cause: code ?? message }, 'a picture of another host does not come');
    }
    throw error;
  }

  async #keep(url: string, body: Buffer): Promise<Buffer> {
    try {
      await this.#cache.write(nameOf(url), body);
    } catch (error) {
      this.#log.error({ err: error }, 'a picture of another host cannot be kept');
    }
    return body;
  }
}

/** The file's name is a hash, so nothing of an address becomes part of a path. */
function nameOf(url: string): string {
  return `${createHash('sha256').update(url).digest('hex')}.webp`;
}

/** Runs the work once at a time for each key. Callers who ask meanwhile get the same result. */
function shared<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const known = underWay.get(key);
    if (known) return known;
    const begun = work(key).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
