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

/** The database's URL, for code that connects by itself, such as the job worker. */
export async function testDatabaseUrl(): Promise<string> {
  const { prefix } = inject('testDatabases');
  return ensureDatabase(`${prefix}${process.env.VITEST_POOL_ID}`, `${prefix}template`);
}

/** A database without tables, for tests of the migrations. */
export async function emptyDatabaseUrl(name: string): Promise<string> {
  return ensureDatabase(`${inject('testDatabases').prefix}${name}`, 'template0');
}

async function ensureDatabase(database: string, template: string): Promise<string> {
  const { serverUrl } = inject('testDatabases');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database} template ${template}`);
  } finally {
    await client.end();
  }
  return withDatabase(serverUrl, database);
}
