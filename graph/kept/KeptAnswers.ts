import { LRUCache } from 'lru-cache';
import type { KeptText } from './KeptText';

/** Why an answer is no longer kept: what it shows has changed, others needed its room, or notices were lost. */
export type DropReason = 'changed' | 'room' | 'lost';

/** Where an answer came from: `unsure` reads ask the database, because this server may not know of all changes. */
export type Outcome = 'hit' | 'miss' | 'unsure';

type Options = {
  /** The memory that all answers may take together. 0 keeps nothing. */
  bytes: number;
  /** Resolves once this server has heard of all that was committed before. False if it can't tell. */
  caughtUp: () => Promise<boolean>;
  onRead?: (outcome: Outcome) => void;
  onDrop?: (reason: DropReason) => void;
  /** Called with how many bytes more or less are kept. */
  onSize?: (change: number) => void;
};

/** Each key is held twice: in the cache, and in the sets of keys that a change of a ranch drops. */
const sizeOf = ({ bytes }: KeptText, key: string) => bytes + 2 * key.length + OVERHEAD;

/** The bytes that an entry takes in those sets besides its key. */
const OVERHEAD = 200;

/** No single answer takes more than this part of the memory. */
const MAX_PART = 1 / 16;

/**
 * Answers that are the same for everybody, for as long as they hold. Before each one is given, this server hears of all changes
 * that were committed before it was asked for, and drops what they have made outdated.
 */
export class KeptAnswers {
  readonly #caughtUp: Options['caughtUp'];
  readonly #onRead: (outcome: Outcome) => void;
  readonly #onDrop: (reason: DropReason) => void;
  readonly #onSize: (change: number) => void;
  readonly #answers: LRUCache<string, KeptText> | null;
  /** Answers that are still being read. A change clears this map, because they may be outdated, and then they aren't kept. */
  readonly #loading = new Map<string, Promise<KeptText>>();
  readonly #ofRanch = new Map<number, Set<string>>();
  readonly #lists = new Set<string>();

  constructor({ bytes, caughtUp, onRead = () => {}, onDrop = () => {}, onSize = () => {} }: Options) {
    this.#caughtUp = caughtUp;
    this.#onRead = onRead;
    this.#onDrop = onDrop;
    this.#onSize = onSize;
    this.#answers = bytes > 0 ? this.#memory(bytes) : null;
  }

  #memory(maxSize: number): LRUCache<string, KeptText> {
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
   * The answer of a key. If it isn't kept, it is loaded once for all who wait for it. Null if this server can't tell whether its
   * answers are still true.
   */
  async read(key: string, load: () => Promise<KeptText>): Promise<KeptText | null> {
    if (!(await this.#caughtUp())) {
      this.#onRead('unsure');
      return null;
    }
    const known = this.#answers?.get(key);
    this.#onRead(known ? 'hit' : 'miss');
    return known ?? this.#loading.get(key) ?? this.#load(key, load);
  }

  dropRanch(ranch: number): void {
    this.#loading.clear();
    this.#drop(this.#ofRanch.get(ranch), 'changed');
  }

  dropLists(): void {
    this.#loading.clear();
    this.#drop(this.#lists, 'changed');
  }

  dropAll(reason: DropReason): void {
    this.#loading.clear();
    this.#drop(this.#answers?.keys(), reason);
  }

  #load(key: string, load: () => Promise<KeptText>): Promise<KeptText> {
    const loading = load()
      .then((answer) => {
        if (this.#loading.get(key) === loading) this.#keep(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#loading.get(key) === loading) this.#loading.delete(key);
      });
    this.#loading.set(key, loading);
    return loading;
  }

  #keep(key: string, answer: KeptText): void {
    if (!this.#answers?.set(key, answer).has(key)) return;
    this.#onSize(sizeOf(answer, key));
    for (const ranch of answer.ranches) {
      const keys = this.#ofRanch.get(ranch) ?? new Set();
      this.#ofRanch.set(ranch, keys.add(key));
    }
    if (answer.isList) this.#lists.add(key);
  }

  #unlink(key: string, answer: KeptText): void {
    this.#lists.delete(key);
    for (const ranch of answer.ranches) {
      const keys = this.#ofRanch.get(ranch);
      keys?.delete(key);
      if (keys?.size === 0) this.#ofRanch.delete(ranch);
    }
  }

  #drop(keys: Iterable<string> = [], reason: DropReason): void {
    for (const key of [...keys]) if (this.#answers?.delete(key)) this.#onDrop(reason);
  }
}
