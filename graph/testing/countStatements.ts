import type { Knex } from 'knex';

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
