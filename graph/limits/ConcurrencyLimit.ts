import { Refusal } from '../errors';

/** How many may be somewhere, in total and of one caller. */
export type Places = { all: number; perCaller: number };

type Limits = {
  /** How much work runs at the same time. */
  running: Partial<Places>;
  /** How much may wait for that. Nothing waits by default. */
  waiting?: Partial<Places>;
  /** Milliseconds after which a waiting caller is refused. Never by default. */
  patience?: number;
  refusal?: () => Refusal;
};

type Waiting = { caller: string; begin: () => void };

/** Limits how much work runs at once, in total and for each caller. Further work waits, up to a maximum number and time. */
export class ConcurrencyLimit {
  readonly #running: Room;
  readonly #waitingRoom: Room;
  readonly #patience: number | undefined;
  readonly #refusal: () => Refusal;
  /** In the order of their arrival. */
  readonly #line = new Set<Waiting>();

  constructor({ running, waiting = { all: 0 }, patience, refusal = tooMany }: Limits) {
    this.#running = new Room(running);
    this.#waitingRoom = new Room(waiting);
    this.#patience = patience;
    this.#refusal = refusal;
  }

  get hasLine(): boolean {
    return this.#line.size > 0;
  }

  /** Whether the caller would find a place, or one to wait for it. */
  admits(caller: string): boolean {
    return this.#running.hasPlaceFor(caller) || this.#waitingRoom.hasPlaceFor(caller);
  }

  /** Errors: UNAVAILABLE. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(caller);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Takes a place, until the returned function is called. Errors: UNAVAILABLE, also if the caller gives up while waiting. */
  async enter(caller: string, givingUp?: AbortSignal): Promise<() => void> {
    if (this.#running.hasPlaceFor(caller)) this.#running.count(caller, 1);
    else await this.#wait(caller, givingUp);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#running.count(caller, -1);
      this.#beginNext();
    };
  }

  #wait(caller: string, givingUp?: AbortSignal): Promise<void> {
    if (!this.#waitingRoom.hasPlaceFor(caller) || givingUp?.aborted) throw this.#refusal();
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        givingUp?.removeEventListener('abort', giveUp);
        this.#line.delete(waiting);
        this.#waitingRoom.count(caller, -1);
      };
      const giveUp = () => {
        leave();
        reject(this.#refusal());
      };
      const begin = () => {
        leave();
        resolve();
      };
      const waiting = { caller, begin };
      const timer = this.#patience === undefined ? undefined : setTimeout(giveUp, this.#patience);
      givingUp?.addEventListener('abort', giveUp);
      this.#line.add(waiting);
      this.#waitingRoom.count(caller, 1);
    });
  }

  /** Starts the work that has waited longest in the same step, so that no new work gets in first. */
  #beginNext(): void {
    const next = [...this.#line].find(({ caller }) => this.#running.hasPlaceFor(caller));
    if (!next) return;
    next.begin();
    this.#running.count(next.caller, 1);
  }
}

/** Counts who is somewhere. */
class Room {
  readonly #limits: Places;
  readonly #byCaller = new Map<string, number>();
  #all = 0;

  constructor({ all = Number.POSITIVE_INFINITY, perCaller = all }: Partial<Places>) {
    this.#limits = { all, perCaller };
  }

  hasPlaceFor(caller: string): boolean {
    return this.#all < this.#limits.all && (this.#byCaller.get(caller) ?? 0) < this.#limits.perCaller;
  }

  count(caller: string, change: 1 | -1): void {
    this.#all += change;
    const own = (this.#byCaller.get(caller) ?? 0) + change;
    if (own > 0) this.#byCaller.set(caller, own);
    else this.#byCaller.delete(caller);
  }
}

const tooMany = () =>
  new Refusal('UNAVAILABLE', 'Many people are asking for this right now. Please try again.', { retryAfter: 5 });
