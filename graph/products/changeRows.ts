import type { Knex } from 'knex';
import { snakeCaseMappers } from 'objection';

const { format } = snakeCaseMappers();

/** Changes many rows of one table in one statement. Each names its id and the same columns as the others. */
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
