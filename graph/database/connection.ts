import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import { type ConnectionOptions, knexConfig } from '../../knexfile';
import { readUrl } from '../../rules/fields/readUrl';
import { isDatabaseDown } from './isDatabaseDown';
import { sqlState } from './sqlState';

/**
 * Creates a pool, which opens connections only when they are needed. Call `assertReachable` first to find out whether the
 * database can be reached.
 */
export function connect(databaseUrl: string, options?: ConnectionOptions): Knex {
  const knex = createKnex(knexConfig(databaseUrl, options));
  rejectPendingWhenDown(knex.client.pool);
  return knex;
}

/** For servers: requests fail early when the database is down, instead of waiting for it. */
export const FAIL_FAST: ConnectionOptions = { connectTimeout: 1_300 };

/** The part of knex's internal pool that is used here. */
type Pool = {
  pendingAcquires: { reject(error: Error): void }[];
  on(event: 'createFail', listener: (eventId: number, error: Error) => void): void;
};

/** Rejects all pending requests when a connection cannot be made. The pool itself would reject only one of them each time. */
function rejectPendingWhenDown(pool: Pool): void {
  pool.on('createFail', (_eventId, error) => {
    if (!isDatabaseDown(error) || sqlState(error) === TOO_MANY_CONNECTIONS) return;
    for (const pending of [...pool.pendingAcquires]) pending.reject(error);
  });
}

/** The SQLSTATE for when other servers hold all connections. Those of this server still work. */
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
