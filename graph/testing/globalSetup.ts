import { randomInt } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { assertReachable } from '../database/connection';
import { migrate } from '../database/migrate';
import { runOf, runPrefix, withDatabase } from './databaseNames';
import { startTestServer } from './testServer';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address and the name's beginning of this run's databases; `template` is to be cloned. */
    testDatabases: { serverUrl: string; prefix: string };
  }
}

/** Migrates one template, which each worker clones: that takes a tenth of migrating it again. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await assertReachable(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const run = randomInt(2 ** 31);
  // Held as long as this run lives: a later run that gets the lock knows that the databases are left-overs.
  await client.query('select pg_advisory_lock($1)', [run]);
  await dropLeftOvers(client);
  const prefix = runPrefix(run);
  await client.query(`create database ${prefix}template`);
  await migrate(withDatabase(server.url, `${prefix}template`));
  project.provide('testDatabases', { serverUrl: server.url, prefix });
  return async () => {
    await dropDatabases(client, run);
    await client.end();
    await server.stop();
  };
}

async function dropLeftOvers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^herdline_test_[0-9]+_'`,
  );
  for (const run of new Set(rows.map(({ name }) => runOf(name)))) {
    const { rows: answer } = await client.query('select pg_try_advisory_lock($1) as over', [run]);
    if (answer[0].over) await dropDatabases(client, run);
  }
}

async function dropDatabases(client: pg.Client, run: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [runPrefix(run)],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
}
