import type { Knex } from 'knex';
import { advisoryLocks } from './database/advisoryLocks';
import { transaction } from './database/transaction';

/** Lays in the demo marketplace, wholly or not at all, where nobody has an account yet. Servers that start at once take turns. */
export async function seedWhenEmpty(db: Knex, onNotice: (line: string) => void): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.seeding]);
    if (await trx('users').first('id')) return;
    onNotice('Laying in the demo marketplace …');
    // Loaded when it is needed, once in the life of a database.
    const { seedDemo } = await import('../seeds/seedDemo');
    await seedDemo(trx);
  });
}
