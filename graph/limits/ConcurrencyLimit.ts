import { Refusal } from '../errors';

type Limits = {
  /** How much is done at once. */
  most: number;
  mostOfHost: number;
  mostWaiting: number;
  /** Milliseconds after which a waiting caller is refused. */
  patience: number;
};

type Waiting = { host: string; begin: () => void; timer: NodeJS.Timeout };

/** Limits how much work runs at once, in all and for each host. Further work waits, up to a number and a time. */
export class ConcurrencyLimit {
  readonly #limits: Limits;
  /** The host of each place that is taken. */
  readonly #taken: string[] = [];
  readonly #waiting: Waiting[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Errors: UNAVAILABLE. */
  async run<T>(host: string, work: () => Promise<T>): Promise<T> {
    if (this.#isFree(host)) this.#taken.push(host);
    else await this.#wait(host);
    try {
      return await work();
    } finally {
      this.#taken.splice(this.#taken.indexOf(host), 1);
      this.#beginNext();
    }
  }

  #isFree(host: string): boolean {
    const { most, mostOfHost } = this.#limits;
    return this.#taken.length < most && this.#taken.filter((taken) => taken === host).length < mostOfHost;
  }

  #wait(host: string): Promise<void> {
    const { mostWaiting, patience } = this.#limits;
    if (this.#waiting.length >= mostWaiting) throw tooMany();
    return new Promise((begin, giveUp) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        giveUp(tooMany());
      };
      const waiting = { host, begin, timer: setTimeout(leave, patience) };
      this.#waiting.push(waiting);
    });
  }

  /** The place goes directly to whoever waited longest, so that nobody else takes it first. */
  #beginNext(): void {
    const next = this.#waiting.find(({ host }) => this.#isFree(host));
    if (!next) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    const { host, begin, timer } = next;
    clearTimeout(timer);
    this.#taken.push(host);
    begin();
  }
}

const tooMany = () =>
  new Refusal('UNAVAILABLE', 'Many people are asking for this right now. Please try again.', { retryAfter: 5 });
