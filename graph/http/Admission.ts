import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config';
import { Refusal } from '../errors';
import { networkOf } from '../limits/limiterOf';
import { addressOf } from './behindProxies';
import { busyRefusals } from './observe/metrics';
import { pathOf } from './observe/routeOf';

/** How many GraphQL and REST requests run at the same time, in total and for one network address. */
export type Places = { all: number; perCaller: number };

/**
 * Running requests share ten database connections and a core, so this many are answered within about a second. Clients have
 * often given up on a request that takes longer.
 */
const DEFAULT_LIMITS: Places = { all: 300, perCaller: 240 };

/**
 * How many changes of them run at the same time. More would not end sooner, but wait for connections to the database until these
 * give up.
 */
const CHANGES: Places = { all: 64, perCaller: 24 };

/**
 * How many changes wait for a place, and for how many milliseconds. When hundreds of families order the same animal at once, all
 * of them get their answer, in the order in which they came.
 */
const WAITING_ROOM: Places = { all: 700, perCaller: 500 };
const PATIENCE = 30_000;

/** The seconds after which a refused client should try again. */
const RETRY_AFTER = 1;

const BUSY = 'Very many people are here right now. Please try again in a moment';

/**
 * Limits how many requests run at the same time, so that an overloaded server still answers as many as it can. Changes wait for
 * a place, and everything else is refused at once. A request counts from when it has arrived completely until its response is
 * written, so slow clients don't count.
 */
export class Admission {
  readonly #config: Pick<Config, 'trustProxy'>;
  readonly #running: Room;
  readonly #changes = new Room(CHANGES);
  readonly #waiting = new Room(WAITING_ROOM);
  /** Who waits for a place, in the order of their arrival. */
  readonly #line = new Set<{ caller: string; admit: () => void }>();

  constructor(config: Pick<Config, 'trustProxy'>, places = DEFAULT_LIMITS) {
    this.#config = config;
    this.#running = new Room(places);
  }

  /** Whether changes wait for a place. */
  get hasLine(): boolean {
    return this.#line.size > 0;
  }

  /** Refuses a request before any work is done for it, if it would find no place. Returns whether it did. */
  refused(req: IncomingMessage, res: ServerResponse): boolean {
    const path = pathOf(req);
    const isGraphql = path === '/graphql';
    const caller = this.#callerOf(req);
    const mayWait = req.method !== 'GET' && this.#waiting.hasPlaceFor(caller);
    if (!(isGraphql || LIMITED_PATHS.test(path)) || mayWait || this.#running.hasPlaceFor(caller)) return false;
    const { message, extensions } = busy();
    const body = isGraphql ? { errors: [{ message, extensions }] } : { message, error: message, ...extensions };
    const text = JSON.stringify(body);
    res.writeHead(503, {
      'Content-Type': isGraphql
        ? 'application/graphql-response+json; charset=utf-8'
        : 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER,
    });
    res.end(text);
    return true;
  }

  /**
   * Counts a request until its response is written. A change waits for its turn if there's no place.
   * Errors: UNAVAILABLE with `retryAfter` in seconds.
   */
  async enter(req: IncomingMessage, res: ServerResponse, isChange: boolean): Promise<void> {
    const caller = this.#callerOf(req);
    if (isChange && !this.#hasPlaceForChange(caller)) {
      if (!(await this.#wait(caller, res))) throw busy();
    } else if (!this.#running.hasPlaceFor(caller)) throw busy();
    else this.#count(caller, { isChange, change: 1 });
    let isCounted = true;
    const leave = () => {
      if (!isCounted) return;
      isCounted = false;
      this.#count(caller, { isChange, change: -1 });
      this.#admitNext();
    };
    if (res.closed) return leave();
    // Not 'finish', which waits until the response is sent, for as long as a slow client delays that.
    res.on('prefinish', leave).on('close', leave);
  }

  /** Waits for a place, which is counted then. False if none became free in time, or if the client left. */
  #wait(caller: string, res: ServerResponse): Promise<boolean> {
    if (!this.#waiting.hasPlaceFor(caller)) return Promise.resolve(false);
    this.#waiting.count(caller, 1);
    return new Promise((resolve) => {
      const end = (isAdmitted: boolean) => {
        clearTimeout(timer);
        res.off('close', giveUp);
        this.#line.delete(waiting);
        this.#waiting.count(caller, -1);
        resolve(isAdmitted);
      };
      const giveUp = () => end(false);
      const waiting = { caller, admit: () => end(true) };
      const timer = setTimeout(giveUp, PATIENCE);
      res.on('close', giveUp);
      this.#line.add(waiting);
    });
  }

  #admitNext(): void {
    const next = [...this.#line].find(({ caller }) => this.#hasPlaceForChange(caller));
    if (!next) return;
    this.#count(next.caller, { isChange: true, change: 1 });
    next.admit();
  }

  #hasPlaceForChange(caller: string): boolean {
    return this.#running.hasPlaceFor(caller) && this.#changes.hasPlaceFor(caller);
  }

  #count(caller: string, { isChange, change }: { isChange: boolean; change: 1 | -1 }): void {
    this.#running.count(caller, change);
    if (isChange) this.#changes.count(caller, change);
  }

  #callerOf = (req: IncomingMessage): string => networkOf(addressOf(req, this.#config.trustProxy));
}

/** Counts requests against a limit for all and one for each network address. */
class Room {
  readonly #limits: Places;
  readonly #byCaller = new Map<string, number>();
  #all = 0;

  constructor(limits: Places) {
    this.#limits = limits;
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

/** Excludes streams, which stay open for minutes, and the image proxy, which has its own limit. */
const LIMITED_PATHS = /^\/api\/(?!image-proxy$)/;

function busy(): Refusal {
  busyRefusals.inc();
  return new Refusal('UNAVAILABLE', BUSY, { retryAfter: RETRY_AFTER });
}
