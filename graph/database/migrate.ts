import { runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import { migrations } from '../../migrations/list.generated';
import { advisoryLocks } from './advisoryLocks';
import { assertReachable, connect } from './connection';

/** Brings the database to the newest migration; answers the names of those that it ran. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (knex) => {
    const [, names] = await knex.migrate.latest();
    // The queue's own tables; they are made by the worker's library, which knows which of them are missing.
    await runMigrations({ connectionString: databaseUrl });
    return names;
  });
}

/** Brings an empty database to where another one was that had run these. Throws a message for a person if one is unknown here. */
export async function migrateExactly(databaseUrl: string, names: string[]): Promise<void> {
  await withMigrationLock(databaseUrl, async (knex) => {
    const unknown = names.filter((name) => !(name in migrations));
    if (unknown.length > 0) throw new Error(`This version does not know the migrations ${unknown.join(', ')}`);
    for (const name of names) await knex.migrate.up({ name });
    await runMigrations({ connectionString: databaseUrl });
  });
}

/** Takes back the last batch; answers the names of what it took back. */
export async function rollback(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (knex) => (await knex.migrate.rollback())[1]);
}

/**
 * Several servers may start at once. PostgreSQL's own lock lets them take turns, and unlike knex's lock row it is
 * gone with a process that is killed: whoever holds it may clear a row that was left behind.
 */
async function withMigrationLock<T>(databaseUrl: string, work: (knex: Knex) => Promise<T>): Promise<T> {
  await assertReachable(databaseUrl);
  const knex = connect(databaseUrl, { applicationName: 'herdline migrations', poolSize: 2, statementTimeout: 0 });
  try {
    return await knex.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.migrating]);
      await knex.migrate.forceFreeMigrationsLock();
      return work(knex);
    });
  } finally {
    await knex.destroy();
  }
}
