import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

/** The kinds of notices, by channel. */
type Heard = {
  /** Somebody's sessions are over. */
  sessions_ended: [userId: string];
  /** An API token was revoked. */
  token_revoked: [tokenId: string];
  /** An order was placed or has changed. The notice has only ids, so whoever hears it reads the order again. */
  ranch_orders: [ranchAndOrder: string];
  /** Notices may have been missed. */
  gap: [];
};

const CHANNELS = ['sessions_ended', 'token_revoked', 'ranch_orders'] as const;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 2_000;

type Options = { databaseUrl: string; log: Logger };

/** Receives, on one connection of its own, what all servers send through the database. */
export class Notices extends EventEmitter<Heard> {
  readonly #options: Options;
  #client: pg.Client | null = null;
  #isListening = false;
  #isClosed = false;
  #isTold = false;
  #wait = SHORTEST_WAIT;
  #timer: NodeJS.Timeout | undefined;
  #attempt = Promise.resolve();

  private constructor(options: Options) {
    super();
    this.#options = options;
    // Each open stream is one.
    this.setMaxListeners(0);
  }

  /** If the database is down the server still starts, and this tries again until it answers. */
  static async open(options: Options): Promise<Notices> {
    const notices = new Notices(options);
    notices.#attempt = notices.#listen();
    await notices.#attempt;
    return notices;
  }

  isListening(): boolean {
    return this.#isListening;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isListening = false;
    clearTimeout(this.#timer);
    await this.#attempt;
    await this.#client?.end().catch(() => {});
  }

  async #listen(): Promise<void> {
    const client = newClient(this.#options.databaseUrl);
    this.#client = client;
    client.on('end', () => this.#lost());
    client.on('notification', ({ channel, payload = '' }) => {
      this.emit(channel as (typeof CHANNELS)[number], payload);
    });
    try {
      await client.connect();
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
      if (this.#isTold) this.#options.log.info('hearing notices again');
      this.#isTold = false;
      this.emit('gap');
      this.#isListening = true;
      this.#wait = SHORTEST_WAIT;
    } catch (error) {
      // Logged once for each outage.
      if (!this.#isTold)
        this.#options.log.warn({ err: error }, 'not hearing notices; sessions are read at each request');
      this.#isTold = true;
      // The end of the connection starts the next try.
      await client.end().catch(() => {});
    }
  }

  #lost(): void {
    this.#isListening = false;
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#attempt = this.#listen();
    }, this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'herdline notices',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An error of a connection is followed by its end.
  client.on('error', () => {});
  return client;
}
