import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { assertReachable } from '../database/connection';
import { startTestServer } from './testServer';

export interface TestRun {
  serverUrl: string;
  /** The prefix of the names of this run's databases. */
  prefix: string;
  /** Returns the URL of a new database, empty or a copy of one that nothing is connected to. */
  createDatabase(name: string, copied?: string): Promise<string>;
  /** Drops this run's databases and built servers, and stops the server if it was started for this run. */
  end(): Promise<void>;
}

export async function startTestRun(): Promise<TestRun> {
  const server = await startTestServer();
  await assertReachable(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const prefix = await claimPrefix(client);
  return {
    serverUrl: server.url,
    prefix,
    createDatabase: async (name, copied) => {
      await client.query(`create database ${prefix}${name}${copied ? ` template ${prefix}${copied}` : ''}`);
      return withDatabase(server.url, `${prefix}${name}`);
    },
    end: async () => {
      // An embedded server is removed as a whole, which takes a hundredth of the time.
      if (server.isLasting) await dropDatabases(client, prefix);
      await client.end();
      await server.stop();
      await rm(serversOf(prefix), { recursive: true, force: true });
    },
  };
}

/** Where a run builds the servers that it starts: in the project, since they find its packages there. */
export const serversOf = (prefix: string): string => join('dist', 'tests', prefix);

/** The URL of another database on the same server. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Claims a number by a lock and drops abandoned databases. PostgreSQL releases the lock when this run ends, even if it is
 * killed, so a later run that gets the lock knows that nobody needs the databases with that number.
 */
async function claimPrefix(client: pg.Client): Promise<string> {
  const number = randomInt(2 ** 31);
  await client.query('select pg_advisory_lock($1)', [number]);
  await dropLeftOvers(client);
  return `herdline_test_${number}_`;
}

async function dropLeftOvers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number }>(
    `select distinct (regexp_match(datname, '^herdline_test_([0-9]+)_'))[1]::int as number
     from pg_database where datname ~ '^herdline_test_[0-9]+_'`,
  );
  for (const { number } of rows) {
    const { rows: answer } = await client.query('select pg_try_advisory_lock($1) as over', [number]);
    if (answer[0].over) await dropDatabases(client, `herdline_test_${number}_`);
  }
}

async function dropDatabases(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
}
