import type { Knex } from 'knex';
import type { Part } from './Part';

/** Rows that are in memory at a time. */
const PAGE = 500;

export type Of = { userId: number; timeZone: string };
export type Row = Record<string, unknown>;

/** All rows of a part, one after the other. No connection is held between two pages, however slowly the caller reads. */
export async function* readRows(db: Knex, { sql, omit = [] }: Part, of: Of): AsyncGenerator<Row> {
  for (let after: unknown = null; ; ) {
    const rows = await readPage(db, sql, { ...of, after });
    for (const { key: _, ...row } of rows) {
      for (const column of omit) delete row[column];
      yield row;
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.key;
  }
}

async function readPage(db: Knex, sql: string, bindings: Of & { after: unknown }): Promise<Row[]> {
  const after = bindings.after === null ? '' : 'where key > :after';
  const { rows } = await db.raw(`select * from (${sql}) part ${after} order by key limit ${PAGE}`, bindings as never);
  return rows;
}
