import type { Knex } from 'knex';
import { snakeCaseMappers } from 'objection';

const { format } = snakeCaseMappers();

/** Updates many rows of a table in one statement. All rows need an id and the same columns. */
export async function changeRows(trx: Knex.Transaction, table: string, rows: { id: number }[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  await trx.raw(
    `update ?? as kept set ${columns.map(() => '?? = changed.??').join(', ')}
     from jsonb_populate_recordset(null::??, ?) as changed where kept.id = changed.id`,
    [table, ...columns.flatMap((column) => [column, column]), table, JSON.stringify(rows.map((row) => format(row)))],
  );
}
