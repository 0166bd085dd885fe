import { LRUCache } from 'lru-cache';
import { LoadCache } from '../LoadCache';
import type { CachedText } from './CachedText';

/** Why an answer was dropped from the cache: its data has changed, other answers needed its room, or notices were lost. */
export type DropReason = 'changed' | 'room' | 'lost';

/** The outcome of a read. `unsure` reads use the database, because this server may have missed changes. */
export type Outcome = 'hit' | 'miss' | 'unsure';

type Options = {
  /** The maximum size of the cache. 0 turns it off. */
  bytes: number;
  /** Resolves when this server has received the notices of all earlier commits. False if it can't tell. */
  caughtUp: () => Promise<boolean>;
  onRead?: (outcome: Outcome) => void;
  onDrop?: (reason: DropReason) => void;
  /** Called with the change of the cache's size, in bytes. */
  onSize?: (change: number) => void;
};

/** Returns the approximate bytes of an entry. Its key counts twice, because the sets of keys to drop contain it too. */
const sizeOf = ({ bytes }: CachedText, key: string) => bytes + 2 * key.length + OVERHEAD;

/** The estimated bytes of an entry in addition to its answer and key. */
const OVERHEAD = 200;

/** The largest part of the cache that a single answer may take. */
const MAX_PART = 1 / 16;

/**
 * An in-memory cache of answers that are the same for everybody. Each read first waits for the notices of all earlier commits,
 * which drop outdated answers.
 */
export class AnswerCache {
  readonly #caughtUp: Options['caughtUp'];
  readonly #onRead: (outcome: Outcome) => void;
  readonly #onDrop: (reason: DropReason) => void;
  readonly #onSize: (change: number) => void;
  readonly #answers: LRUCache<string, CachedText> | null;
  readonly #loads = new LoadCache<string, CachedText>({ keptFor: 0 });
  /** How often answers were dropped. An answer that was loading meanwhile may be outdated, so it isn't cached. */
  #drops = 0;
  readonly #keysOfRanch = new Map<number, Set<string>>();
  readonly #listKeys = new Set<string>();

  constructor({ bytes, caughtUp, onRead = () => {}, onDrop = () => {}, onSize = () => {} }: Options) {
    this.#caughtUp = caughtUp;
    this.#onRead = onRead;
    this.#onDrop = onDrop;
    this.#onSize = onSize;
    this.#answers = bytes > 0 ? this.#newCache(bytes) : null;
  }

  #newCache(maxSize: number): LRUCache<string, CachedText> {
    return new LRUCache({
      maxSize,
      maxEntrySize: Math.ceil(maxSize * MAX_PART),
      sizeCalculation: sizeOf,
      dispose: (answer, key, reason) => {
        this.#unlink(key, answer);
        this.#onSize(-sizeOf(answer, key));
        if (reason === 'evict') this.#onDrop('room');
      },
    });
  }

  get isOn(): boolean {
    return this.#answers !== null;
  }

  get bytes(): number {
    return this.#answers?.calculatedSize ?? 0;
  }

  /**
   * Returns the answer of a key. Simultaneous reads of a key that isn't cached share one load. Null if this server can't tell
   * whether its answers are up to date.
   */
  async read(key: string, load: () => Promise<CachedText>): Promise<CachedText | null> {
    if (!(await this.#caughtUp())) {
      this.#onRead('unsure');
      return null;
    }
    const cached = this.#answers?.get(key);
    this.#onRead(cached ? 'hit' : 'miss');
    return cached ?? this.#loads.read(key, () => this.#load(key, load));
  }

  dropRanch(ranch: number): void {
    this.#drop(this.#keysOfRanch.get(ranch), 'changed');
  }

  dropLists(): void {
    this.#drop(this.#listKeys, 'changed');
  }

  dropAll(reason: DropReason): void {
    this.#drop(this.#answers?.keys(), reason);
  }

  async #load(key: string, load: () => Promise<CachedText>): Promise<CachedText> {
    const before = this.#drops;
    const answer = await load();
    if (before === this.#drops) this.#store(key, answer);
    return answer;
  }

  #store(key: string, answer: CachedText): void {
    if (!this.#answers?.set(key, answer).has(key)) return;
    this.#onSize(sizeOf(answer, key));
    for (const ranch of answer.ranches) {
      const keys = this.#keysOfRanch.get(ranch) ?? new Set();
      this.#keysOfRanch.set(ranch, keys.add(key));
    }
    if (answer.isList) this.#listKeys.add(key);
  }

  #unlink(key: string, answer: CachedText): void {
    this.#listKeys.delete(key);
    for (const ranch of answer.ranches) {
      const keys = this.#keysOfRanch.get(ranch);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfRanch.delete(ranch);
    }
  }

  #drop(keys: Iterable<string> = [], reason: DropReason): void {
    this.#drops += 1;
    this.#loads.forgetAll();
    for (const key of [...keys]) if (this.#answers?.delete(key)) this.#onDrop(reason);
  }
}
