import { LRUCache } from 'lru-cache';
import type { Notices } from '../database/Notices';
import { answerCacheBytes, answerCacheDrops, answerCacheReads } from '../http/observe/metrics';
import { LoadCache } from '../LoadCache';
import type { CachedText } from './CachedText';

/** Why an answer was dropped from the cache: its data has changed, other answers needed its room, or notices were lost. */
type DropReason = 'changed' | 'room' | 'lost';

/** The outcome of a read. `unsure` reads use the database, because this server may have missed changes. */
export type Outcome = 'hit' | 'miss' | 'unsure';

/** Returns the approximate bytes of an entry. Its key counts twice, because the sets of keys to drop contain it too. */
const sizeOf = ({ bytes }: CachedText, key: string) => bytes + 2 * key.length + OVERHEAD;

/** The estimated bytes of an entry in addition to its answer and key. */
const OVERHEAD = 200;

/** The largest part of the cache that a single answer may take. */
const MAX_PART = 1 / 16;

/** Answers that are the same for everybody. A read first waits for the notices of earlier commits. */
export class AnswerCache {
  readonly #notices: Pick<Notices, 'caughtUp'>;
  readonly #answers: LRUCache<string, CachedText> | null;
  readonly #loads = new LoadCache<string, CachedText>({ keptFor: 0 });
  /** How often answers were dropped. An answer that was loading meanwhile may be outdated, so it isn't cached. */
  #drops = 0;
  readonly #keysOfRanch = new Map<number, Set<string>>();
  readonly #listKeys = new Set<string>();

  /** `bytes` is the maximum size of the cache. 0 turns it off. */
  constructor(notices: Pick<Notices, 'caughtUp' | 'on'>, bytes: number) {
    this.#notices = notices;
    this.#answers = bytes > 0 ? this.#newCache(bytes) : null;
    notices.on('products_changed', (ranch) => this.#drop(ranch === 'all' ? this.#all() : this.#of(ranch), 'changed'));
    notices.on('ranches_changed', (ranch) =>
      this.#drop(ranch === 'all' ? this.#all() : [...this.#of(ranch), ...this.#listKeys], 'changed'),
    );
    for (const loss of ['lost', 'gap'] as const) notices.on(loss, () => this.#drop(this.#all(), 'lost'));
  }

  #newCache(maxSize: number): LRUCache<string, CachedText> {
    return new LRUCache({
      maxSize,
      maxEntrySize: Math.ceil(maxSize * MAX_PART),
      sizeCalculation: sizeOf,
      dispose: (answer, key, reason) => {
        this.#unlink(key, answer);
        answerCacheBytes.dec(sizeOf(answer, key));
        if (reason === 'evict') countDrop('room');
      },
    });
  }

  get isOn(): boolean {
    return this.#answers !== null;
  }

  get bytes(): number {
    return this.#answers?.calculatedSize ?? 0;
  }

  /** Simultaneous reads of a key share one load. Null if this server can't tell what is up to date. */
  async read(key: string, load: () => Promise<CachedText>): Promise<CachedText | null> {
    if (!(await this.#notices.caughtUp())) {
      countRead('unsure');
      return null;
    }
    const cached = this.#answers?.get(key);
    countRead(cached ? 'hit' : 'miss');
    return cached ?? this.#loads.read(key, () => this.#load(key, load));
  }

  async #load(key: string, load: () => Promise<CachedText>): Promise<CachedText> {
    const before = this.#drops;
    const answer = await load();
    if (before === this.#drops) this.#store(key, answer);
    return answer;
  }

  #store(key: string, answer: CachedText): void {
    if (!this.#answers?.set(key, answer).has(key)) return;
    answerCacheBytes.inc(sizeOf(answer, key));
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

  #all = (): Iterable<string> => this.#answers?.keys() ?? [];

  #of = (ranch: string): Iterable<string> => this.#keysOfRanch.get(Number(ranch)) ?? [];

  #drop(keys: Iterable<string>, reason: DropReason): void {
    this.#drops += 1;
    this.#loads.forgetAll();
    for (const key of [...keys]) if (this.#answers?.delete(key)) countDrop(reason);
  }
}

const countRead = (outcome: Outcome) => answerCacheReads.inc({ outcome });
const countDrop = (reason: DropReason) => answerCacheDrops.inc({ reason });
