import type { Knex } from 'knex';
import { advisoryLocks } from './database/advisoryLocks';
import { transaction } from './database/transaction';

/** Fills a database without accounts with the demo marketplace. A lock serializes servers that start at the same time. */
export async function seedWhenEmpty(db: Knex, onNotice: (line: string) => void): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.seeding]);
    if (await trx('users').first('id')) return;
    onNotice('Adding the demo marketplace …');
    // Loaded on demand, because a database needs it only once.
    const { seedDemo } = await import('../seeds/seedDemo');
    await seedDemo(trx);
  });
}
