import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isDatabaseDown } from '../database/isDatabaseDown';
import { sqlState } from '../database/sqlState';
import { Behind, freshConnections, NoReplica } from './freshConnections';

/** In milliseconds: for how long nobody asks a replica that could not answer. After that one read tries it. */
const PAUSE = 1_000;

/** In milliseconds. A replica that comes and goes is not told of each time. */
const TOLD_EVERY = 10_000;

/**
 * What happens to reads on replicas alone: replaying something removed rows that the read still needed, or the replica
 * doesn't take reads, or doesn't know of its position.
 */
const OF_REPLICAS = ['40001', '25006', '55000'];

/** Where a read was answered, or why the primary took it: the replica was behind, failed, or had just done so. */
type Outcome = 'replica' | 'behind' | 'failed' | 'away';

type Options = {
  url: string;
  primary: Knex;
  isNamed: boolean;
  log: Logger;
  onRead: (outcome: Outcome) => void;
};

/** A copy of the database that takes some of the reads, for as long as it's there and up to date. */
export class Replica {
  readonly db: Knex;
  readonly #log: Logger;
  readonly #onRead: Options['onRead'];
  #isAway = false;
  #askedAgainAt = 0;
  #isTold = false;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor({ log, onRead, ...options }: Options) {
    this.#log = log;
    this.#onRead = onRead;
    this.db = freshConnections({ ...options, onFresh: () => this.#answered() });
  }

  /** Runs a read here, or on the primary where the replica can't take it. It may run twice. */
  async read<Value>(onReplica: (db: Knex) => Promise<Value>, onPrimary: () => Promise<Value>): Promise<Value> {
    if (!this.#isAsked()) {
      this.#onRead('away');
      return onPrimary();
    }
    try {
      return await onReplica(this.db);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      this.#failed(error);
      return onPrimary();
    }
  }

  close(): Promise<void> {
    return this.db.destroy();
  }

  #isAsked(): boolean {
    if (!this.#isAway) return true;
    if (Date.now() < this.#askedAgainAt) return false;
    this.#askedAgainAt = Date.now() + PAUSE;
    return true;
  }

  #answered(): void {
    this.#onRead('replica');
    this.#isAway = false;
    if (!this.#isTold) return;
    this.#isTold = false;
    this.#log.info('the replica takes reads again');
  }

  #failed(error: unknown): void {
    this.#onRead(error instanceof Behind ? 'behind' : 'failed');
    this.#isAway = true;
    this.#askedAgainAt = Date.now() + PAUSE;
    if (this.#isTold || Date.now() < this.#toldAt + TOLD_EVERY) return;
    this.#isTold = true;
    this.#toldAt = Date.now();
    this.#log.warn({ err: error }, 'the replica takes no reads; the primary does');
  }
}

function isOfReplica(error: unknown): boolean {
  if (error instanceof Behind || error instanceof NoReplica) return true;
  return isDatabaseDown(error) || OF_REPLICAS.includes(sqlState(error) ?? '');
}
