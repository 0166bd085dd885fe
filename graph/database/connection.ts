import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import { type ConnectionOptions, knexConfig } from '../../knexfile';
import { readUrl } from '../../rules/fields/readUrl';
import { isDatabaseDown } from './isDatabaseDown';
import { sqlState } from './sqlState';

/** Connections are opened when they are first needed: ask `assertReachable` before relying on them. */
export function connect(databaseUrl: string, options?: ConnectionOptions): Knex {
  const knex = createKnex(knexConfig(databaseUrl, options));
  refuseWaitingWhenDown(knex.client.pool);
  return knex;
}

/** For servers that answer people: they say early that the database is away, instead of waiting for it. */
export const ANSWERING: ConnectionOptions = { connectTimeout: 1_300 };

/** The pool inside knex. */
type Pool = {
  pendingAcquires: { reject(error: Error): void }[];
  on(event: 'createFail', listener: (eventId: number, error: Error) => void): void;
};

/** The pool would refuse one of those who wait for each connection that cannot be made, and so the last of them very late. */
function refuseWaitingWhenDown(pool: Pool): void {
  pool.on('createFail', (_eventId, error) => {
    if (!isDatabaseDown(error) || sqlState(error) === TOO_MANY_CONNECTIONS) return;
    for (const waiting of [...pool.pendingAcquires]) waiting.reject(error);
  });
}

/** Other servers hold all connections right now. Those of this server still work. */
const TOO_MANY_CONNECTIONS = '53300';

/** The message is one line that a person at a terminal can act on, and it never holds the password. */
class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

export async function assertReachable(databaseUrl: string): Promise<void> {
  const place = describePlace(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachable(
      `The database at ${place} cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function describePlace(databaseUrl: string): string {
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
