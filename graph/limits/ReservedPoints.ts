import type { RateLimiterPostgres } from 'rate-limiter-flexible';

/** The fraction of a budget that a server reserves at a time, so that a cheap operation costs no write. */
const RESERVED_FRACTION = 0.01;

/** Points that this server may spend without a query: reserved in the table, they're gone for the others. */
export class ReservedPoints {
  readonly #limiter: RateLimiterPostgres;
  readonly #key: string;
  readonly #limit: number;
  #reserved = 0;
  /** Points that no server had reserved when this server last checked. */
  #unreserved = 0;
  #until = 0;
  #reserving: Promise<void> | undefined;

  constructor(limiter: RateLimiterPostgres, key: string, limit: number) {
    this.#limiter = limiter;
    this.#key = key;
    this.#limit = limit;
  }

  get isExpired(): boolean {
    return this.#until <= Date.now();
  }

  /** Spends the cost. False if there aren't enough points; then nothing is spent. */
  async take(cost: number): Promise<boolean> {
    for (;;) {
      if (this.isExpired) this.#reserved = 0;
      if (this.#reserved >= cost) {
        this.#reserved -= cost;
        return true;
      }
      if (!this.isExpired && this.#reserved + this.#unreserved < cost) return false;
      // Waiting callers share one reservation. If each made its own, each would take points from the other servers.
      this.#reserving ??= this.#reserve(cost - this.#reserved);
      await this.#reserving;
    }
  }

  giveBack(cost: number): void {
    this.#reserved += cost;
  }

  figures() {
    const resetSeconds = Math.max(1, Math.ceil((this.#until - Date.now()) / 1000));
    return { limit: this.#limit, remaining: this.#reserved + this.#unreserved, resetSeconds };
  }

  async #reserve(need: number): Promise<void> {
    try {
      const requested = Math.max(need, Math.ceil(this.#limit * RESERVED_FRACTION));
      const now = Date.now();
      const { consumedPoints, msBeforeNext } = await this.#limiter.penalty(this.#key, requested);
      // The database counts servers one after the other, so what was left below the limit is reserved for this server.
      const free = Math.max(0, this.#limit - (consumedPoints - requested));
      if (free < need) await this.#limiter.reward(this.#key, requested);
      const granted = free < need ? 0 : Math.min(requested, free);
      this.#reserved += granted;
      this.#unreserved = free - granted;
      this.#until = now + msBeforeNext;
    } finally {
      this.#reserving = undefined;
    }
  }
}
