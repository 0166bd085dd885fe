type Options = {
  milliseconds: number;
  /** Whether this server is told of changes right now. If not, nothing is taken from memory. */
  isInformed?: () => boolean;
};

/** Limits the memory that strangers can fill. It is large enough that nobody misses the oldest entry. */
const MAX_ENTRIES = 10_000;

/** Remembers for a short while what was read for a key. */
export class ShortMemory<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; until: number }>();
  readonly #milliseconds: number;
  readonly #isInformed: () => boolean;
  #timesForgotten = 0;

  constructor({ milliseconds, isInformed = () => true }: Options) {
    this.#milliseconds = milliseconds;
    this.#isInformed = isInformed;
  }

  async read(key: Key, load: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.#entries.get(key);
    if (known && known.until > Date.now() && this.#isInformed()) return known.value;
    const before = this.#timesForgotten;
    const value = await load();
    // If something was forgotten during the read, the answer may be the outdated one, so it is not kept.
    if (value !== null && before === this.#timesForgotten && this.#isInformed()) this.#keep(key, value);
    return value;
  }

  forget(isMeant: (key: Key, value: Value) => boolean): void {
    this.#timesForgotten += 1;
    for (const [key, { value }] of this.#entries) if (isMeant(key, value)) this.#entries.delete(key);
  }

  forgetAll(): void {
    this.forget(() => true);
  }

  #keep(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: Date.now() + this.#milliseconds });
    if (this.#entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest as Key);
  }
}
