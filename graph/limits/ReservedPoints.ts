import type { RateLimiterPostgres } from 'rate-limiter-flexible';

/** The part of a budget that a server takes at a time, so that a cheap operation costs no write. */
const SHARE = 0.01;

/**
 * What this server may spend of one caller's budget without asking the database. The budget is in the table of the
 * limiter: what a server took is gone for the others, so that they never spend more than the budget together.
 */
export class ReservedPoints {
  readonly #limiter: RateLimiterPostgres;
  readonly #key: string;
  readonly #limit: number;
  #left = 0;
  /** What no server had taken when this one last asked. */
  #untaken = 0;
  #until = 0;
  #asking: Promise<void> | undefined;

  constructor(limiter: RateLimiterPostgres, key: string, limit: number) {
    this.#limiter = limiter;
    this.#key = key;
    this.#limit = limit;
  }

  get isOver(): boolean {
    return this.#until <= Date.now();
  }

  /** Whether there was enough; if not, nothing was taken. */
  async take(cost: number): Promise<boolean> {
    for (;;) {
      if (this.isOver) this.#left = 0;
      if (this.#left >= cost) {
        this.#left -= cost;
        return true;
      }
      if (!this.isOver && this.#left + this.#untaken < cost) return false;
      // All who wait share one request. If each made its own, each would take a portion from the other servers.
      this.#asking ??= this.#ask(cost - this.#left);
      await this.#asking;
    }
  }

  giveBack(cost: number): void {
    this.#left += cost;
  }

  figures() {
    const resetSeconds = Math.max(1, Math.ceil((this.#until - Date.now()) / 1000));
    return { limit: this.#limit, remaining: this.#left + this.#untaken, resetSeconds };
  }

  async #ask(need: number): Promise<void> {
    try {
      const asked = Math.max(need, Math.ceil(this.#limit * SHARE));
      const now = Date.now();
      const { consumedPoints, msBeforeNext } = await this.#limiter.penalty(this.#key, asked);
      // The database counts servers one after the other, so what was left below the limit belongs to this one.
      const free = Math.max(0, this.#limit - (consumedPoints - asked));
      if (free < need) await this.#limiter.reward(this.#key, asked);
      const taken = free < need ? 0 : Math.min(asked, free);
      this.#left += taken;
      this.#untaken = free - taken;
      this.#until = now + msBeforeNext;
    } finally {
      this.#asking = undefined;
    }
  }
}
