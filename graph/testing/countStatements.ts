import type { Knex } from 'knex';
import { testContext } from '../accounts/testing/context';
import type { Context } from '../context';
import { type List, readList } from '../database/reading/page';
import { ownDatabase } from './database';

/** Counts the SQL statements that some work sends. */
export async function countStatements(db: Knex, work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  db.on('query', count);
  try {
    await work();
  } finally {
    db.removeListener('query', count);
  }
  return statements;
}

/** Reads the first page of a list, with the statement that `planOf` explains. */
export const firstPage = async ({ db }: Context, list: List | Promise<List>) => readList(db, await list, ['id']);

/** PostgreSQL's generic plan, which doesn't know the values, for the statement that a list sends. */
export async function planOf(db: Knex, read: (context: Context) => Promise<unknown>): Promise<string> {
  const trx = await db.transaction();
  try {
    await trx.raw('set local plan_cache_mode = force_generic_plan');
    const sql = await statementOf(trx, read);
    await trx.raw(`prepare explained as ${sql}`);
    const values = [...new Set(sql.match(/\$\d+/g))].map(() => 'null');
    const { rows } = await trx.raw(`explain execute explained(${values})`);
    await trx.raw('deallocate explained');
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  } finally {
    await trx.rollback();
  }
}

/**
 * The plan in a database without rows, in which PostgreSQL reads whole tables only if no index helps. It's the same whatever
 * rows other tests have left.
 */
export async function planByIndexes(read: (context: Context) => Promise<unknown>): Promise<string> {
  const db = await ownDatabase(`rowless_${process.env.VITEST_POOL_ID}`);
  return db.transaction(async (trx) => {
    await trx.raw('set local enable_seqscan = off');
    return planOf(trx, read);
  });
}

/** The last statement that was sent. */
async function statementOf(trx: Knex.Transaction, read: (context: Context) => Promise<unknown>): Promise<string> {
  let statement = '';
  trx.on('query', ({ sql }: { sql: string }) => {
    statement = sql;
  });
  await read(testContext(trx));
  return statement;
}
