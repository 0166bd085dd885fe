import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

/** The events: one for each PostgreSQL channel, plus `gap` and `lost`. */
type NoticeEvents = {
  sessions_ended: [userId: string];
  token_revoked: [tokenId: string];
  /** An order was placed or has changed. The notice has only ids, so listeners read the order again. */
  ranch_orders: [ranchAndOrder: string];
  /** Someone wrote, read or blocked something. The notice has the ids of the ranch, the customer and the conversation. */
  conversations: [ranchCustomerAndConversation: string];
  /** A ranch's record has changed, and so have the lists of ranches. The id is 'all' if many ranches changed. */
  ranches_changed: [ranchId: string];
  /** The products of a ranch have changed. The id is 'all' if many ranches changed. */
  products_changed: [ranchId: string];
  /** Listening has started. Earlier notices may have been missed. */
  gap: [];
  /** The connection was lost. Notices are missed until the next `gap`. */
  lost: [];
};

const CHANNELS = [
  'sessions_ended',
  'token_revoked',
  'ranch_orders',
  'conversations',
  'ranches_changed',
  'products_changed',
] as const;

const MIN_RETRY_DELAY = 500;
const MAX_RETRY_DELAY = 2_000;

/** The milliseconds that a read waits for pending notices before it uses the database instead of the cache. */
const CATCH_UP_TIMEOUT = 250;

/** In milliseconds. A connection that takes longer to answer counts as broken. */
const QUERY_TIMEOUT = 10_000;

type Options = { databaseUrl: string; log: Logger };

/** Receives, on a dedicated connection, the notices that all servers send through PostgreSQL's LISTEN and NOTIFY. */
export class Notices extends EventEmitter<NoticeEvents> {
  readonly #options: Options;
  #client: pg.Client | null = null;
  #isListening = false;
  #isClosed = false;
  #isOutageLogged = false;
  #retryDelay = MIN_RETRY_DELAY;
  #retryTimer: NodeJS.Timeout | undefined;
  #attempt = Promise.resolve();
  /** The check that is running, and the next one, for callers that came after the running one started. */
  #currentCheck: Promise<boolean> | null = null;
  #nextCheck: Promise<boolean> | null = null;
  #isUnresponsive = false;

  private constructor(options: Options) {
    super();
    this.#options = options;
    // Each open stream adds a listener, so there is no limit.
    this.setMaxListeners(0);
  }

  /** Starts listening. If the database is down, the server still starts, and the connection is retried until it succeeds. */
  static async open(options: Options): Promise<Notices> {
    const notices = new Notices(options);
    notices.#attempt = notices.#listen();
    await notices.#attempt;
    return notices;
  }

  isListening(): boolean {
    return this.#isListening;
  }

  /**
   * Resolves when all notices have arrived of commits that were confirmed before this call. False if that can't be known, because
   * the connection isn't listening or doesn't answer in time.
   *
   * PostgreSQL signals the listeners before it confirms a commit, and sends a listener its notices before it reports that it is
   * ready for the next query. So an empty query is enough, and all callers that come while a query is running share the next one.
   */
  caughtUp(): Promise<boolean> {
    if (!this.#isListening || this.#isUnresponsive) return Promise.resolve(false);
    this.#nextCheck ??= this.#startNextCheck();
    return this.#nextCheck;
  }

  async #startNextCheck(): Promise<boolean> {
    await this.#currentCheck;
    this.#currentCheck = this.#nextCheck;
    this.#nextCheck = null;
    const client = this.#client;
    if (!client || !this.#isListening || this.#isUnresponsive) return false;
    const answered = client.query('').then(
      () => this.#client === client && this.#isListening,
      // Ends a hung connection, which starts the next attempt.
      () => client.end().then(() => false),
    );
    return this.#withTimeout(answered);
  }

  /** Keeps other callers from waiting while the connection doesn't answer. */
  async #withTimeout(answered: Promise<boolean>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        this.#isUnresponsive = true;
        resolve(false);
      }, CATCH_UP_TIMEOUT);
    });
    const done = answered.finally(() => {
      clearTimeout(timer);
      this.#isUnresponsive = false;
    });
    return Promise.race([done, timedOut]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isListening = false;
    clearTimeout(this.#retryTimer);
    await this.#attempt;
    await this.#client?.end().catch(() => {});
  }

  async #listen(): Promise<void> {
    const client = newClient(this.#options.databaseUrl);
    this.#client = client;
    client.on('end', () => this.#handleEnd());
    client.on('notification', ({ channel, payload = '' }) => {
      this.emit(channel as (typeof CHANNELS)[number], payload);
    });
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
      if (this.#isOutageLogged) this.#options.log.info('receiving notices again');
      this.#isOutageLogged = false;
      this.emit('gap');
      this.#isListening = true;
      this.#retryDelay = MIN_RETRY_DELAY;
    } catch (error) {
      // Logs each outage only once.
      if (!this.#isOutageLogged)
        this.#options.log.warn({ err: error }, 'not receiving notices; sessions are read at each request');
      this.#isOutageLogged = true;
      // The end of the connection starts the next attempt.
      await client.end().catch(() => {});
    }
  }

  #handleEnd(): void {
    this.#isListening = false;
    this.emit('lost');
    if (this.#isClosed) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => {
      this.#attempt = this.#listen();
    }, this.#retryDelay).unref();
    this.#retryDelay = Math.min(this.#retryDelay * 2, MAX_RETRY_DELAY);
  }
}

function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'herdline notices',
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
  });
  // The 'end' event follows each error and handles it.
  client.on('error', () => {});
  return client;
}
