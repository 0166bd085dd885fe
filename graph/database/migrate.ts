import { runMigrations } from 'graphile-worker';
import type { Knex } from 'knex';
import { migrations } from '../../migrations/list.generated';
import { advisoryLocks } from './advisoryLocks';
import { assertReachable, connect } from './connection';
import { currentMigrations, renameMigrations } from './currentMigrations';

/** Runs all pending migrations, and returns their names. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (knex) => {
    const [, names] = await knex.migrate.latest();
    // Creates the tables of the job queue. The worker's library knows which of them are missing.
    await runMigrations({ connectionString: databaseUrl });
    return names;
  });
}

export async function migrateExactly(databaseUrl: string, names: string[]): Promise<void> {
  await withMigrationLock(databaseUrl, async (knex) => {
    for (const name of names) await knex.migrate.up({ name });
    await runMigrations({ connectionString: databaseUrl });
  });
}

/** The migrations that another database has run, by their names of today. Throws for an unknown one. */
export function knownMigrations(given: string[]): string[] {
  const names = currentMigrations(given);
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new Error(`This version does not know the migrations ${unknown.join(', ')}`);
  return names;
}

/** Rolls back the last batch, and returns the names of its migrations. */
export async function rollback(databaseUrl: string): Promise<string[]> {
  return withMigrationLock(databaseUrl, async (knex) => (await knex.migrate.rollback())[1]);
}

/** Servers take turns. PostgreSQL frees this lock with its process, unlike knex's row, which may then be cleared. */
async function withMigrationLock<T>(databaseUrl: string, work: (knex: Knex) => Promise<T>): Promise<T> {
  await assertReachable(databaseUrl);
  const knex = connect(databaseUrl, { applicationName: 'herdline migrations', poolSize: 2, statementTimeout: 0 });
  try {
    return await knex.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.migrating]);
      await knex.migrate.forceFreeMigrationsLock();
      await renameMigrations(knex);
      return work(knex);
    });
  } finally {
    await knex.destroy();
  }
}
