import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isDatabaseDown } from '../database/isDatabaseDown';
import { sqlState } from '../database/sqlState';
import { Behind, freshConnections, NoReplica } from './freshConnections';

/** In milliseconds. A replica that failed gets no reads for this long, and then one read tries it again. */
const RETRY_DELAY = 1_000;

/** In milliseconds. Limits the log lines about a replica that comes and goes. */
const MIN_LOG_INTERVAL = 10_000;

/**
 * SQLSTATEs of reads that fail only on a replica: replay removed rows that the read still needed, the statement would write, or
 * the position in the log isn't available.
 */
const REPLICA_ERRORS = ['40001', '25006', '55000'];

/** Where a read ran, or why it ran on the primary: the replica was behind, failed, or had just failed. */
type Outcome = 'replica' | 'behind' | 'failed' | 'away';

type Options = {
  url: string;
  primary: Knex;
  isNamed: boolean;
  log: Logger;
  onRead: (outcome: Outcome) => void;
};

/** A copy of the database that runs some of the reads while it is available and up to date. */
export class Replica {
  readonly db: Knex;
  readonly #log: Logger;
  readonly #onRead: Options['onRead'];
  #isDown = false;
  #nextTryAt = 0;
  #isOutageLogged = false;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor({ log, onRead, ...options }: Options) {
    this.#log = log;
    this.#onRead = onRead;
    this.db = freshConnections({ ...options, onFresh: () => this.#handleSuccess() });
  }

  /** Runs a read on the replica, or on the primary if the replica can't run it. The read may run twice. */
  async read<Value>(onReplica: (db: Knex) => Promise<Value>, onPrimary: () => Promise<Value>): Promise<Value> {
    if (!this.#mayTry()) {
      this.#onRead('away');
      return onPrimary();
    }
    try {
      return await onReplica(this.db);
    } catch (error) {
      if (!isReplicaError(error)) throw error;
      this.#handleFailure(error);
      return onPrimary();
    }
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  #mayTry(): boolean {
    if (!this.#isDown) return true;
    if (Date.now() < this.#nextTryAt) return false;
    this.#nextTryAt = Date.now() + RETRY_DELAY;
    return true;
  }

  #handleSuccess(): void {
    this.#onRead('replica');
    this.#isDown = false;
    if (!this.#isOutageLogged) return;
    this.#isOutageLogged = false;
    this.#log.info('the replica serves reads again');
  }

  #handleFailure(error: unknown): void {
    this.#onRead(error instanceof Behind ? 'behind' : 'failed');
    this.#isDown = true;
    this.#nextTryAt = Date.now() + RETRY_DELAY;
    if (this.#isOutageLogged || Date.now() < this.#loggedAt + MIN_LOG_INTERVAL) return;
    this.#isOutageLogged = true;
    this.#loggedAt = Date.now();
    this.#log.warn({ err: error }, 'the replica serves no reads; the primary does');
  }
}

function isReplicaError(error: unknown): boolean {
  if (error instanceof Behind || error instanceof NoReplica) return true;
  return isDatabaseDown(error) || REPLICA_ERRORS.includes(sqlState(error) ?? '');
}
