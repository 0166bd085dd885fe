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

/** The seconds after which a refused client should try again. */
const RETRY_AFTER = 1;

const BUSY = 'Very many people are here right now. Please try again in a moment';

/**
 * Limits how many requests run at the same time, so that an overloaded server still answers as many as it can and refuses the
 * others at once. A request counts from when it has arrived completely until its response is written, so slow clients don't
 * count.
 */
export class Admission {
  readonly #byCaller = new Map<string, number>();
  readonly #config: Pick<Config, 'trustProxy'>;
  readonly #limits: Places;
  #running = 0;

  constructor(config: Pick<Config, 'trustProxy'>, places = DEFAULT_LIMITS) {
    this.#config = config;
    this.#limits = places;
  }

  /** Refuses a request before any work is done for it, if the limit is reached. Returns whether it did. */
  refused(req: IncomingMessage, res: ServerResponse): boolean {
    const path = pathOf(req);
    const isGraphql = path === '/graphql';
    if (!(isGraphql || LIMITED_PATHS.test(path)) || this.#hasRoomFor(this.#callerOf(req))) return false;
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

  /** Counts a request until its response is written. Errors: UNAVAILABLE with `retryAfter` in seconds. */
  enter(req: IncomingMessage, res: ServerResponse): void {
    const caller = this.#callerOf(req);
    if (!this.#hasRoomFor(caller)) throw busy();
    this.#count(caller, 1);
    let isCounted = true;
    const leave = () => {
      if (isCounted) this.#count(caller, -1);
      isCounted = false;
    };
    // Not 'finish', which waits until the response is sent, for as long as a slow client delays that.
    res.on('prefinish', leave).on('close', leave);
  }

  #hasRoomFor(caller: string): boolean {
    return this.#running < this.#limits.all && (this.#byCaller.get(caller) ?? 0) < this.#limits.perCaller;
  }

  #count(caller: string, change: 1 | -1): void {
    this.#running += change;
    const own = (this.#byCaller.get(caller) ?? 0) + change;
    if (own > 0) this.#byCaller.set(caller, own);
    else this.#byCaller.delete(caller);
  }

  #callerOf = (req: IncomingMessage): string => networkOf(addressOf(req, this.#config.trustProxy));
}

/** Excludes streams, which stay open for minutes, and the image proxy, which has its own limit. */
const LIMITED_PATHS = /^\/api\/(?!image-proxy$)/;

function busy(): Refusal {
  busyRefusals.inc();
  return new Refusal('UNAVAILABLE', BUSY, { retryAfter: RETRY_AFTER });
}
