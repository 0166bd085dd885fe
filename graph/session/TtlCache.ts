type Options = {
  milliseconds: number;
  /** Whether this server currently receives notices of changes. If not, the cache isn't used. */
  isListening?: () => boolean;
};

/** Limits the memory. Large enough that nobody misses the oldest entry. */
const MAX_ENTRIES = 10_000;

/** Caches the value of a key for a short time. */
export class TtlCache<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; until: number }>();
  readonly #milliseconds: number;
  readonly #isListening: () => boolean;
  #timesForgotten = 0;

  constructor({ milliseconds, isListening = () => true }: Options) {
    this.#milliseconds = milliseconds;
    this.#isListening = isListening;
  }

  async read(key: Key, load: () => Promise<Value | null>): Promise<Value | null> {
    const cached = this.#entries.get(key);
    if (cached && cached.until > Date.now() && this.#isListening()) return cached.value;
    const before = this.#timesForgotten;
    const value = await load();
    // If something was forgotten during the read, the value may be outdated, so it isn't cached.
    if (value !== null && before === this.#timesForgotten && this.#isListening()) this.#store(key, value);
    return value;
  }

  forget(matches: (key: Key, value: Value) => boolean): void {
    this.#timesForgotten += 1;
    for (const [key, { value }] of this.#entries) if (matches(key, value)) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.forget(() => true);
  }

  #store(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: Date.now() + this.#milliseconds });
    if (this.#entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest as Key);
  }
}
