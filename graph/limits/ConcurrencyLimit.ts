import { Refusal } from '../errors';

type Limits = {
  /** How much work runs at the same time. */
  max: number;
  maxPerHost: number;
  maxWaiting: number;
  /** Milliseconds after which a waiting caller is refused. */
  timeout: number;
};

type Waiting = { host: string; begin: () => void; timer: NodeJS.Timeout };

/** Limits how much work runs at once, in total and for each host. Further work waits, up to a maximum number and time. */
export class ConcurrencyLimit {
  readonly #limits: Limits;
  /** The hosts of the running work. */
  readonly #running: string[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Errors: UNAVAILABLE. */
  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    if (this.#isFree(host)) this.#running.push(host);
    else await this.#wait(host);
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(host), 1);
      this.#beginNext();
    }
  }

  #isFree(host: string): boolean {
    const { max, maxPerHost } = this.#limits;
    return this.#running.length < max && this.#running.filter((running) => running === host).length < maxPerHost;
  }

  #wait(host: string): Promise<void> {
    const { maxWaiting, timeout } = this.#limits;
    if (this.#waiting.length >= maxWaiting) throw tooMany();
    return new Promise((begin, giveUp) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        giveUp(tooMany());
      };
      const waiting = { host, begin, timer: setTimeout(leave, timeout) };
      this.#waiting.push(waiting);
    });
  }

  /** Starts the work that has waited longest in the same step, so that no new work gets in first. */
  #beginNext(): void {
    const next = this.#waiting.find(({ host }) => this.#isFree(host));
    if (!next) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    const { host, begin, timer } = next;
    clearTimeout(timer);
    this.#running.push(host);
    begin();
  }
}

const tooMany = () =>
  new Refusal('UNAVAILABLE', 'Many people are asking for this right now. Please try again.', { retryAfter: 5 });
