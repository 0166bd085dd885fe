import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import { type ConnectionOptions, knexConfig } from '../../knexfile';
import { readUrl } from '../../rules/fields/readUrl';
import { sqlState } from './sqlState';

/** Creates a pool, which connects when needed. `assertReachable` finds out whether it can. */
export function connect(databaseUrl: string, options?: ConnectionOptions): Knex {
  const config = knexConfig(databaseUrl, options);
  const knex = createKnex({ ...config, pool: { ...config.pool, propagateCreateError: false } });
  rejectPendingWhenDown(knex.client.pool);
  return knex;
}

/** For servers: fails early when the database is down. A new connection takes long on a busy machine. */
export const FAIL_FAST = { connectTimeout: 1_300, idleTimeout: 5 * 60_000 } satisfies ConnectionOptions;

/** The part of knex's internal pool that is used here. */
type Pool = {
  max: number;
  createTimeoutMillis: number;
  numUsed(): number;
  pendingAcquires: { reject(error: Error): void }[];
  on(event: 'createFail', listener: (eventId: number, error: Error) => void): void;
  on(event: 'release', listener: () => void): void;
};

/** Opens all connections of a pool, so that its first requests don't wait for them. */
export async function openAll(knex: Knex): Promise<void> {
  const { max }: Pool = knex.client.pool;
  await Promise.all(Array.from({ length: max }, () => knex.raw('select 1')));
}

/** Rejects requests when no connection can be made, unless others answer and one may come free. */
function rejectPendingWhenDown(pool: Pool): void {
  let releasedAt = 0;
  pool.on('release', () => {
    releasedAt = Date.now();
  });
  pool.on('createFail', (_eventId, error) => {
    const isSlow = TIMED_OUT.test(error.message) && Date.now() - releasedAt < pool.createTimeoutMillis;
    if (isSlow || (sqlState(error) === TOO_MANY_CONNECTIONS && pool.numUsed() > 0)) return;
    for (const pending of [...pool.pendingAcquires]) pending.reject(error);
  });
}

/** Matches what the driver and the pool say when a new connection takes too long. */
const TIMED_OUT = /timeout expired|timed out/;

/** The SQLSTATE for when other servers hold all connections. */
const TOO_MANY_CONNECTIONS = '53300';

/** An error with a one-line message that a person at a terminal can act on, and that never contains the password. */
class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

export async function assertReachable(databaseUrl: string): Promise<void> {
  const location = describeLocation(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachable(
      `The database at ${location} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function describeLocation(databaseUrl: string): string {
  const url = readUrl(databaseUrl);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DatabaseUnreachable('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  return `${url.host || 'the local socket'}${url.pathname}`;
}

function reasonOf(error: unknown): string {
  // localhost is tried over IPv6 and IPv4; Node then reports both in an error whose own message is empty.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const [line = ''] = String(first instanceof Error ? first.message : first).split('\n', 1);
  return line;
}
