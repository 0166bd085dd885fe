import type { Knex } from 'knex';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect } from '../database/connection';
import { withDatabase } from './testRun';

let opened: Promise<Knex> | undefined;

/**
 * The migrated database of this worker. Other test files have left rows in it, so a test creates its own rows and looks only
 * at those. Call it at the top of a test file; it is closed after the file's tests.
 */
export function testDatabase(): Promise<Knex> {
  opened ??= testDatabaseUrl().then(open);
  return opened;
}

function open(url: string): Knex {
  const knex = connect(url, { applicationName: 'herdline tests' });
  afterAll(() => {
    opened = undefined;
    return knex.destroy();
  });
  return knex;
}

let workerUrl: Promise<string> | undefined;

/** The database's URL, for code that opens its own connections, such as the job worker. */
export function testDatabaseUrl(): Promise<string> {
  workerUrl ??= ownDatabaseUrl(process.env.VITEST_POOL_ID!);
  return workerUrl;
}

/** A separate migrated database, for tests that depend on the number of rows or on all rows. */
export async function ownDatabaseUrl(name: string): Promise<string> {
  return withServer((client) => ensureDatabase(client, name, databaseName('template')));
}

/** A connection to such a database for the tests of a file. Its statements may take as long as a busy machine needs. */
export const ownDatabase = async (name: string): Promise<Knex> => openForFile(await ownDatabaseUrl(name));

export function openForFile(url: string): Knex {
  const knex = connect(url, { statementTimeout: 0 });
  afterAll(() => knex.destroy());
  return knex;
}

/** A database without tables, for tests of the migrations. */
export async function emptyDatabaseUrl(name: string): Promise<string> {
  return withServer((client) => ensureDatabase(client, name, 'template0'));
}

/** A copy of a migrated database that is filled once for all test files that request this kind. */
export async function filledDatabaseUrl(
  name: string,
  kind: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  return withServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [databaseName(kind)]);
    if (!(await exists(client, kind))) {
      const draft = `${kind}_draft`;
      await fill(await ensureDatabase(client, draft, databaseName('template')));
      await client.query(`alter database ${databaseName(draft)} rename to ${databaseName(kind)}`);
    }
    return ensureDatabase(client, name, databaseName(kind));
  });
}

const databaseName = (name: string) => `${inject('testDatabases').prefix}${name}`;

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('testDatabases').serverUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function ensureDatabase(client: pg.Client, name: string, template: string): Promise<string> {
  // Copies files, which takes half the time of logging each page.
  const copy = `create database ${databaseName(name)} template ${template} strategy file_copy`;
  if (!(await exists(client, name))) await client.query(copy);
  return withDatabase(inject('testDatabases').serverUrl, databaseName(name));
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName(name)]);
  return rowCount === 1;
}
