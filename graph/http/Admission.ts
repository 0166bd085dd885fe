import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config';
import { Refusal } from '../errors';
import { ConcurrencyLimit, type Places } from '../limits/ConcurrencyLimit';
import { networkOf } from '../limits/limiterOf';
import { addressOf } from './behindProxies';
import { busyRefusals } from './observe/metrics';
import { pathOf } from './observe/routeOf';

/** Reads at a time: as many as are answered within about a second, after which clients often give up. */
const READS: Places = { all: 300, perCaller: 240 };

/** Changes at a time: more wouldn't end sooner, but wait for connections until these give up. */
const CHANGES: Places = { all: 64, perCaller: 24 };

/** Changes that wait, and for how long: hundreds of families who order one animal at once all get an answer. */
const WAITING_ROOM: Places = { all: 700, perCaller: 500 };
const PATIENCE = 30_000;

/** The seconds after which a refused client should try again. */
const RETRY_AFTER = 1;

const BUSY = 'Very many people are here right now. Please try again in a moment';

/** An overloaded server still answers as many as it can. Slow clients don't count, only work on requests. */
export class Admission {
  readonly #config: Pick<Config, 'trustProxy'>;
  readonly #reads: ConcurrencyLimit;
  readonly #changes: ConcurrencyLimit;

  constructor(config: Pick<Config, 'trustProxy'>, { reads = READS, changes = CHANGES } = {}) {
    this.#config = config;
    this.#reads = new ConcurrencyLimit({ running: reads, refusal: busy });
    this.#changes = new ConcurrencyLimit({
      running: changes,
      waiting: WAITING_ROOM,
      patience: PATIENCE,
      refusal: busy,
    });
  }

  /** Whether changes wait for a place. */
  get hasLine(): boolean {
    return this.#changes.hasLine;
  }

  /** Refuses a request before any work is done for it, if it would find no place. Returns whether it did. */
  refused(req: IncomingMessage, res: ServerResponse): boolean {
    const path = pathOf(req);
    const isGraphql = path === '/graphql';
    const caller = this.#callerOf(req);
    const mayChange = req.method !== 'GET' && this.#changes.admits(caller);
    if (!(isGraphql || LIMITED_PATHS.test(path)) || mayChange || this.#reads.admits(caller)) return false;
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

  /** Counts a request until it is answered. A change waits for its turn. Errors: UNAVAILABLE, `retryAfter`. */
  async enter(req: IncomingMessage, res: ServerResponse, isChange: boolean): Promise<void> {
    const left = new AbortController();
    res.on('close', () => left.abort());
    const leave = await (isChange ? this.#changes : this.#reads).enter(this.#callerOf(req), left.signal);
    if (res.closed) return leave();
    // Not 'finish', which waits until the response is sent, for as long as a slow client delays that.
    res.on('prefinish', leave).on('close', leave);
  }

  #callerOf = (req: IncomingMessage): string => networkOf(addressOf(req, this.#config.trustProxy));
}

/** Excludes streams, which stay open for minutes, and the image proxy, which has its own limit. */
const LIMITED_PATHS = /^\/api\/(?!image-proxy$)/;

function busy(): Refusal {
  busyRefusals.inc();
  return new Refusal('UNAVAILABLE', BUSY, { retryAfter: RETRY_AFTER });
}
