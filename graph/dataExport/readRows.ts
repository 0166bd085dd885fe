import type { Knex } from 'knex';
import type { Part } from './Part';

const PAGE = 500;

export type ExportOwner = { userId: number; timeZone: string };
export type Row = Record<string, unknown>;

/** Yields all rows of a part. Holds no connection between two pages, however slowly the caller reads. */
export async function* readRows(db: Knex, { sql, omit = [] }: Part, owner: ExportOwner): AsyncGenerator<Row> {
  for (let after: unknown = null; ; ) {
    const rows = await readPage(db, sql, { ...owner, after });
    for (const { key: _, ...row } of rows) {
      for (const column of omit) delete row[column];
      yield row;
    }
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.key;
  }
}

async function readPage(db: Knex, sql: string, bindings: ExportOwner & { after: unknown }): Promise<Row[]> {
  const after = bindings.after === null ? '' : 'where key > :after';
  const { rows } = await db.raw(`select * from (${sql}) part ${after} order by key limit ${PAGE}`, bindings as never);
  return rows;
}
