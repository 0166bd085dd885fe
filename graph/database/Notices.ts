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
  /** Someone wrote, saw or blocked something. The notice has the ids of the ranch, the family and the conversation. */
  conversations: [ranchCustomerAndConversation: string];
  /** A ranch's record has changed, and with it the lists of ranches. 'all' where many have. */
  ranches_changed: [ranchId: string];
  /** What a ranch sells besides shares has changed. 'all' where many have. */
  products_changed: [ranchId: string];
  /** Notices may have been missed. */
  gap: [];
  /** From here on notices are missed, until there is a gap. */
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

const MIN_WAIT = 500;
const MAX_WAIT = 2_000;

/** How long a read waits to be told what has changed. After that it asks the database itself. */
const MAX_CATCHING_UP = 250;

/** A connection that has not answered for so long is taken for broken. */
const MAX_SILENCE = 10_000;

type Options = { databaseUrl: string; log: Logger };

/** Receives, on one connection of its own, what all servers send through the database. */
export class Notices extends EventEmitter<Heard> {
  readonly #options: Options;
  #client: pg.Client | null = null;
  #isListening = false;
  #isClosed = false;
  #isTold = false;
  #wait = MIN_WAIT;
  #timer: NodeJS.Timeout | undefined;
  #attempt = Promise.resolve();
  /** The look at the connection that is under way, and the one that those wait for who came after its start. */
  #looking: Promise<boolean> | null = null;
  #nextLook: Promise<boolean> | null = null;
  #isSilent = false;

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

  /**
   * Waits until all notices have been heard of what was committed, and told to anyone, before this call. False if that
   * can't be said: notices are not heard, or the connection doesn't answer in time.
   *
   * PostgreSQL signals the listeners before it confirms a commit, and hands a listener its notices before it says that it is
   * ready for the next query. So an empty query is enough, and all who ask while one is under way share the next.
   */
  caughtUp(): Promise<boolean> {
    if (!this.#isListening || this.#isSilent) return Promise.resolve(false);
    this.#nextLook ??= this.#lookNext();
    return this.#nextLook;
  }

  async #lookNext(): Promise<boolean> {
    await this.#looking;
    this.#looking = this.#nextLook;
    this.#nextLook = null;
    const client = this.#client;
    if (!client || !this.#isListening || this.#isSilent) return false;
    const answered = client.query('').then(
      () => this.#client === client && this.#isListening,
      // A hung connection ends here, which starts the next try.
      () => client.end().then(() => false),
    );
    return this.#inTime(answered);
  }

  /** While the connection is silent nobody else waits for it. */
  async #inTime(answered: Promise<boolean>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        this.#isSilent = true;
        resolve(false);
      }, MAX_CATCHING_UP);
    });
    const done = answered.finally(() => {
      clearTimeout(timer);
      this.#isSilent = false;
    });
    return Promise.race([done, late]);
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
      this.#wait = MIN_WAIT;
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
    this.emit('lost');
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#attempt = this.#listen();
    }, this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT);
  }
}

function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'herdline notices',
    connectionTimeoutMillis: 5_000,
    query_timeout: MAX_SILENCE,
    keepAlive: true,
  });
  // An error of a connection is followed by its end.
  client.on('error', () => {});
  return client;
}
