import { keptStatement } from '../database/reading/keptTotal';
import { fingerprint, type KeysetOrder, keysetPage } from '../database/reading/keyset';
import { FIRST, type Filterable, type List, MOST_COUNTED } from '../database/reading/page';
import { base64url, columnName, fromKnex, join, type Row, type Sql, sql } from '../database/reading/sql';

/** The rows of a list as SQL; knex's builder does the same for the resolvers. */
class ListRows implements Filterable {
  readonly where: Sql[] = [];
  readonly order: string[] = [];
  most = 0;

  whereRaw(text: string, bindings: readonly unknown[] = []): void {
    this.where.push(fromKnex(text, bindings));
  }

  orderBy(column: string, direction: 'asc' | 'desc'): void {
    this.order.push(`${columnName(column)} ${direction}`);
  }

  limit(count: number): void {
    this.most = count;
  }
}

/** A page with what it was asked for: its rows, and one more where there is one. */
export type PageRows = {
  rows: Sql;
  /** The rows of the page itself. */
  size: number;
  /** How many there are in the whole list, and the most that it says. */
  total: Sql;
  mostCounted: number;
  order: KeysetOrder;
  hasAfter: boolean;
  hasBefore: boolean;
};

/** `columns` are those that the table may not have. Errors: BAD_USER_INPUT, InvalidPage. */
export function pageRows(list: List, columns: readonly string[]): PageRows {
  const { table, computed, order, after, before } = list;
  const gathered = new ListRows();
  list.where(gathered);
  const source = computed ? sql`(${fromKnex(computed.sql, computed.bindings)}) as ${table}` : sql`${table}`;
  const from = (conditions: Sql[]) =>
    sql`from ${source}${conditions.length > 0 ? sql` where ${join(conditions, ' and ')}` : ''}`;
  const total = totalOf(list, from([...gathered.where]));
  list.bound?.(gathered);
  keysetPage(gathered, order, { ...list, first: list.first ?? FIRST });
  const missing = columns
    .filter((name) => !computed?.columns.includes(name))
    .map((name) => `, null as ${columnName(name)}`);
  const rows = sql`select ${table}.*${missing.join('')} ${from(gathered.where)}
    order by ${gathered.order.join(', ')} limit ${fromKnex('?', [gathered.most])}`;
  return { rows, size: gathered.most - 1, ...total, order, hasAfter: Boolean(after), hasBefore: Boolean(before) };
}

/** A whole list's rows are counted as they are written; those of others up to a number. */
function totalOf({ kept }: List, from: Sql): Pick<PageRows, 'total' | 'mostCounted'> {
  if (!kept) {
    const counted = sql`select 1 ${from} limit ${fromKnex('?', [MOST_COUNTED + 1])}`;
    return { total: sql`(select count(*) from (${counted}) counted)`, mostCounted: MOST_COUNTED };
  }
  const { sql: text, bindings } = keptStatement(kept);
  return { total: sql`(${fromKnex(text, bindings)})`, mostCounted: Number.MAX_SAFE_INTEGER };
}

/** As `encodeCursor` writes the place of a row. */
export function cursorOf(row: Row, order: KeysetOrder): Sql {
  const values = order.map(({ column, type }) =>
    WRITTEN[type](`${row.row}.${columnName(column.slice(column.lastIndexOf('.') + 1))}`),
  );
  return base64url(sql`concat('["${fingerprint(order)}"', ${values.map((value) => `',', ${value}`).join(', ')}, ']')`);
}

const WRITTEN: Record<KeysetOrder[number]['type'], (column: string) => string> = {
  integer: (column) => column,
  bigint: (column) => column,
  number: (column) => `${column}::float8`,
  text: (column) => `to_json(${column})`,
  // To the microsecond, with at least three digits.
  time: (column) =>
    `'"' || regexp_replace(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '0{1,3}$', '') || 'Z"'`,
};
