import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config';
import { Refusal } from '../errors';
import { networkOf } from '../limits/limiterOf';
import { addressOf } from './behindProxies';
import { busyRefusals } from './observe/metrics';
import { pathOf } from './observe/routeOf';

/** How many requests the graph and the facade answer at the same time, and how many of them for one network address. */
export type Places = { all: number; perCaller: number };

/**
 * What is let in shares ten connections and a core, and so is answered within about a second. What waits longer has often been
 * given up by whoever asked.
 */
const PLACES: Places = { all: 300, perCaller: 240 };

/** In seconds. */
const RETRY_AFTER = 1;

const BUSY = 'Very many people are here right now. Please try again in a moment';

/**
 * Bounds how many requests are worked on, so that a server with far more to do than it can goes on answering as many as ever, and tells
 * the others at once to come again. A place is taken when the whole request has arrived and is given back when the answer
 * is written: whoever sends or reads slowly holds none.
 */
export class Admission {
  readonly #byCaller = new Map<string, number>();
  readonly #config: Pick<Config, 'trustProxy'>;
  readonly #places: Places;
  #taken = 0;

  constructor(config: Pick<Config, 'trustProxy'>, places = PLACES) {
    this.#config = config;
    this.#places = places;
  }

  /** Refuses a request before anything is done for it, if it would find no place. Whether it did. */
  refused(req: IncomingMessage, res: ServerResponse): boolean {
    const path = pathOf(req);
    const isGraph = path === '/graphql';
    if (!(isGraph || ADMITTED.test(path)) || this.#hasPlaceFor(this.#callerOf(req))) return false;
    const { message, extensions } = busy();
    const body = isGraph ? { errors: [{ message, extensions }] } : { message, error: message, ...extensions };
    const text = JSON.stringify(body);
    res.writeHead(503, {
      'Content-Type': isGraph ? 'application/graphql-response+json; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'Retry-After': RETRY_AFTER,
    });
    res.end(text);
    return true;
  }

  /** Takes a place until the answer is written. Errors: UNAVAILABLE with `retryAfter` in seconds. */
  enter(req: IncomingMessage, res: ServerResponse): void {
    const caller = this.#callerOf(req);
    if (!this.#hasPlaceFor(caller)) throw busy();
    this.#count(caller, 1);
    let isInside = true;
    const leave = () => {
      if (isInside) this.#count(caller, -1);
      isInside = false;
    };
    // Not 'finish', which waits until the answer has left for whoever reads it.
    res.on('prefinish', leave).on('close', leave);
  }

  #hasPlaceFor(caller: string): boolean {
    return this.#taken < this.#places.all && (this.#byCaller.get(caller) ?? 0) < this.#places.perCaller;
  }

  #count(caller: string, change: 1 | -1): void {
    this.#taken += change;
    const own = (this.#byCaller.get(caller) ?? 0) + change;
    if (own > 0) this.#byCaller.set(caller, own);
    else this.#byCaller.delete(caller);
  }

  #callerOf = (req: IncomingMessage): string => networkOf(addressOf(req, this.#config.trustProxy));
}

/** Not streams, which stay open for minutes, nor pictures, which have places of their own. */
const ADMITTED = /^\/api\/(?!image-proxy$)/;

function busy(): Refusal {
  busyRefusals.inc();
  return new Refusal('UNAVAILABLE', BUSY, { retryAfter: RETRY_AFTER });
}
