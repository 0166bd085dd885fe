import { LRUCache } from 'lru-cache';

type Options = {
  /** Limits the memory. Those that were not read for the longest time go first. */
  max?: number;
  /** How long a value is kept. Without it until others need the room, with 0 only until it has loaded. In milliseconds. */
  keptFor?: number;
  /** Which failures are thrown again instead of loading again, and for how many milliseconds. */
  failures?: { keptFor: number; are: (error: unknown) => boolean };
  /** Whether this server currently receives notices of changes. If not, the cache isn't used. */
  isListening?: () => boolean;
};

type Entry<Value> = { loading: Promise<Value | null>; value?: Value };

/** Large enough that nobody misses the oldest entry. */
const MAX_ENTRIES = 10_000;

/** Caches what was loaded for a key. Simultaneous reads of a key share one load. Null isn't cached. */
export class LoadCache<Key extends string | number, Value> {
  readonly #entries: LRUCache<Key, Entry<Value>>;
  readonly #options: Options;

  constructor({ max = MAX_ENTRIES, ...options }: Options) {
    this.#entries = new LRUCache({ max, perf: { now: () => Date.now() }, ttlResolution: 0 });
    this.#options = options;
  }

  read<Loaded extends Value | null>(key: Key, load: () => Promise<Loaded>): Promise<Loaded> {
    if (!this.#isListening()) return load();
    const cached = this.#entries.get(key);
    if (cached) return cached.loading as Promise<Loaded>;
    const loading = load();
    const entry: Entry<Value> = { loading };
    this.#entries.set(key, entry);
    const { keptFor, failures } = this.#options;
    loading.then(
      (value) => {
        if (value !== null) entry.value = value;
        this.#keep(key, entry, value === null ? 0 : keptFor);
      },
      (error) => this.#keep(key, entry, failures?.are(error) ? failures.keptFor : 0),
    );
    return loading;
  }

  /** Also forgets what is loading, since that may be outdated already. */
  forget(matches: (key: Key, value: Value) => boolean): void {
    for (const [key, { value }] of [...this.#entries.entries()])
      if (value === undefined || matches(key, value)) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#entries.clear();
  }

  /** Ignores an entry that was forgotten while it loaded. */
  #keep(key: Key, entry: Entry<Value>, ttl: number | undefined): void {
    if (this.#entries.peek(key) !== entry) return;
    if (ttl === 0 || !this.#isListening()) this.#entries.delete(key);
    else if (ttl !== undefined) this.#entries.set(key, entry, { ttl });
  }

  #isListening(): boolean {
    return this.#options.isListening?.() ?? true;
  }
}
