import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import { type ConnectionOptions, knexConfig } from '../../knexfile';

/** Connections are opened when they are first needed: ask `assertReachable` before relying on them. */
export function connect(databaseUrl: string, options?: ConnectionOptions): Knex {
  return createKnex(knexConfig(databaseUrl, options));
}

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
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DatabaseUnreachable('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  }
  return `${url.host || 'the local socket'}${url.pathname}`;
}

function reasonOf(error: unknown): string {
  // localhost is tried over IPv6 and IPv4; Node then reports both in an error whose own message is empty.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.split('\n', 1)[0]! : String(first);
}
