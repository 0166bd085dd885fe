import type { Knex } from 'knex';
import { transaction } from './database/transaction';

/** Any number will do, as long as every version of the product takes the same one. */
const SEED_LOCK = 7_319_210;

/** Lays in the demo marketplace, wholly or not at all, where nobody has an account yet. Servers that start at once take turns. */
export async function seedWhenEmpty(db: Knex, onNotice: (line: string) => void): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    if (await trx('users').first('id')) return;
    onNotice('Laying in the demo marketplace …');
    // Loaded when it is needed, once in the life of a database.
    const { seedDemo } = await import('../seeds/seedDemo');
    await seedDemo(trx);
  });
}
