import { fingerprint, isBackwards, type KeysetOrder, keysetPage } from '../database/reading/keyset';
import { FIRST, type Filterable, type List, MAX_COUNTED } from '../database/reading/page';
import { base64url, columnName, fromKnex, join, type Row, type Sql, sql } from '../database/reading/sql';
import { storedCountQuery } from '../database/reading/storedCount';

/** Collects the conditions of a list as SQL, as knex's builder does elsewhere. */
class ListRows implements Filterable {
  readonly where: Sql[] = [];
  readonly order: string[] = [];
  rowLimit = 0;

  whereRaw(text: string, bindings: readonly unknown[] = []): void {
    this.where.push(fromKnex(text, bindings));
  }

  orderBy(column: string, direction: 'asc' | 'desc'): void {
    this.order.push(`${columnName(column)} ${direction}`);
  }

  limit(count: number): void {
    this.rowLimit = count;
  }
}

/** The rows of a page, and one more to tell whether another page follows. */
export type PageRows = {
  /** Selects each row with its place on the page, and the number of rows that were found. The extra row comes after the page. */
  rows: Sql;
  /** How many rows the page may have, without the extra one. */
  size: number;
  /** The number of rows in the whole list, counted up to `mostCounted`. */
  total: Sql;
  mostCounted: number;
  order: KeysetOrder;
  isBackwards: boolean;
  hasAfter: boolean;
  hasBefore: boolean;
};

/** Writes a page's SQL. `columns` are null in the lists that don't have them. Errors: BAD_USER_INPUT. */
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
  const found = sql`select * from (
    select ${table}.*${missing.join('')} ${from(gathered.where)} order by ${gathered.order.join(', ')} limit ${roundLimit(gathered.rowLimit)}
    ) found limit ${fromKnex('?', [gathered.rowLimit])}`;
  const rows = isBackwards(list) ? reversed(found, gathered.rowLimit - 1) : numbered(found, 'page_place');
  return {
    ...{ rows, size: gathered.rowLimit - 1, ...total, order },
    ...{ isBackwards: isBackwards(list), hasAfter: Boolean(after), hasBefore: Boolean(before) },
  };
}

/** A limit that the planner knows: with a bound value it plans anew each time, which takes longer than the page. */
const roundLimit = (rows: number): string => String(4 ** Math.ceil(Math.log(rows) / Math.log(4)));

const numbered = (found: Sql, name: string): Sql =>
  sql`select page.*, row_number() over () as ${name}, count(*) over () as page_found from (${found}) page`;

function reversed(found: Sql, size: number): Sql {
  const pageSize = sql`${fromKnex('?', [size])}::integer`;
  const place = sql`case when from_end > ${pageSize} then from_end else least(page_found, ${pageSize}) - from_end + 1 end`;
  return sql`select page.*, ${place} as page_place from (${numbered(found, 'from_end')}) page order by from_end desc`;
}

/** Reads the list's stored count, or else counts the rows up to a limit. */
function totalOf({ kept }: List, from: Sql): Pick<PageRows, 'total' | 'mostCounted'> {
  if (!kept) {
    const counted = sql`select 1 ${from} limit ${String(MAX_COUNTED + 1)}`;
    return { total: sql`(select count(*) from (${counted}) counted)`, mostCounted: MAX_COUNTED };
  }
  const { sql: text, bindings } = storedCountQuery(kept);
  return { total: sql`(${fromKnex(text, bindings)})`, mostCounted: Number.MAX_SAFE_INTEGER };
}

/** Returns the SQL of a row's cursor, in the format of `encodeCursor`. */
export function cursorOf(row: Row, order: KeysetOrder): Sql {
  const values = order.map(({ column, type }) =>
    WRITERS[type](`${row.row}.${columnName(column.slice(column.lastIndexOf('.') + 1))}`),
  );
  return base64url(sql`concat('["${fingerprint(order)}"', ${values.map((value) => `',', ${value}`).join(', ')}, ']')`);
}

const WRITERS: Record<KeysetOrder[number]['type'], (column: string) => string> = {
  integer: (column) => column,
  bigint: (column) => column,
  number: (column) => `${column}::float8`,
  text: (column) => `to_json(${column})`,
  // Writes microseconds, with at least three digits.
  time: (column) =>
    `'"' || regexp_replace(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '0{1,3}$', '') || 'Z"'`,
};
