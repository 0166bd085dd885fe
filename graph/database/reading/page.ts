import type { Knex } from 'knex';
import type { Context } from '../../context';
import { encodeCursor, isBackwards, type KeysetOrder, keysetPage, type PageArgs, sizeOf } from './keyset';
import { loader } from './loader';
import { prepared } from './prepared';
import { type StoredCount, storedCountFor } from './storedCount';

export type { PageArgs };

/** Picks the arguments that every connection has from all arguments of its field. */
export const pageArgs = ({ first, after, last, before }: PageArgs): PageArgs => ({ first, after, last, before });

/** The number of rows of a page if the client sends null in place of the schema's default. */
export const FIRST = 20;

/** One page of a list, from which GraphQL's Connection types are resolved. */
export type Page<Row extends object> = {
  rows: Row[];
  order: KeysetOrder;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts the rows when it is called. */
  total: () => Promise<Total>;
};

/** Counting stops after this many rows, because the cost would grow with every row. */
export const MAX_COUNTED = 10_000;

/** `isMinimum` means that there are more rows than `count`. */
export type Total = { count: number; isMinimum: boolean };

/** Collects a list's conditions, with `?` for each value. It's knex's builder, or the rows of a compiled read. */
export interface Filterable {
  whereRaw(sql: string, bindings?: readonly Knex.RawBinding[]): unknown;
}

export type Computed = { sql: string; bindings: readonly Knex.RawBinding[]; columns: readonly string[] };

export type List = PageArgs & {
  table: string;
  /** A subquery that replaces the table, with its additional columns. */
  computed?: Computed | undefined;
  order: KeysetOrder;
  where(query: Filterable): void;
  kept?: StoredCount | undefined;
  /** Adds a condition that all rows of the page meet, so that rows after it are not read. The total ignores the condition. */
  bound?(query: Filterable): void;
};

/** Reads a page of a list. Errors: BAD_USER_INPUT (first, after, last, before). */
export function readList<Row extends object>(db: Knex, list: List, columns: readonly string[]): Promise<Page<Row>> {
  const { computed, order, kept } = list;
  const query = rowsOf(db, list);
  const counted = query.clone();
  list.bound?.(query);
  const shown = [...columns, ...(computed?.columns ?? [])];
  return page<Row>(db, query, { columns: shown, order, kept, counted, ...pageArgs(list) });
}

/** Returns a query for the rows of a list, without columns, order or limit. */
export function rowsOf(db: Knex, { table, computed, where }: List): Knex.QueryBuilder {
  const query = computed ? db.from(db.raw(`(${computed.sql}) as ??`, [...computed.bindings, table])) : db(table);
  where(query);
  return query;
}

type Select = PageArgs & {
  columns: readonly string[];
  order: KeysetOrder;
  kept?: StoredCount | undefined;
  /** The query for the total, if the page's query leaves out rows after the page. */
  counted?: Knex.QueryBuilder;
};

/** Reads a page of a query that has its conditions but no columns, order or limit. */
export async function page<Row extends object>(db: Knex, query: Knex.QueryBuilder, select: Select): Promise<Page<Row>> {
  const { kept, counted = query } = select;
  const rows = await prepared<Row>(db, pageQuery(query.clone(), select));
  let total: Promise<Total> | undefined;
  return pageOf(rows, select, () => {
    total ??= kept ? storedCountFor(db, kept).then(exactly) : countUpTo(db, counted);
    return total;
  });
}

const exactly = (count: number): Total => ({ count, isMinimum: false });

/** An extra row means that there are more in this direction. In the other direction there is at least the cursor's row. */
function pageOf<Row extends object>(read: Row[], select: Select, total: () => Promise<Total>): Page<Row> {
  const { order, after, before } = select;
  const size = sizeOf(withDefault(select));
  const rows = read.slice(0, size);
  const isMore = read.length > size;
  if (!isBackwards(select)) {
    return { rows, order, hasNextPage: isMore || Boolean(before), hasPreviousPage: Boolean(after), total };
  }
  return {
    rows: rows.reverse(),
    order,
    hasNextPage: Boolean(before),
    hasPreviousPage: isMore || Boolean(after),
    total,
  };
}

const withDefault = (args: PageArgs): PageArgs => ({ ...args, first: args.first ?? FIRST });

export function pageQuery(query: Knex.QueryBuilder, { columns, order, ...args }: Select): Knex.QueryBuilder {
  const places = order.map(({ column }) => column);
  return keysetPage(query.select([...new Set([...columns, ...places])]), order, withDefault(args));
}

async function countUpTo(db: Knex, query: Knex.QueryBuilder): Promise<Total> {
  const [row] = await prepared<{ count: number }>(db, countQuery(db, query.clone()));
  return totalOf(row?.count);
}

/** Counts one row more than the maximum, which shows whether there are more. */
function countQuery(db: Knex, query: Knex.QueryBuilder): Knex.QueryBuilder {
  const counted = query.select(db.raw('1')).limit(MAX_COUNTED + 1);
  return db.count().from(counted.as('counted'));
}

const totalOf = (counted = 0): Total => ({
  count: Math.min(counted, MAX_COUNTED),
  isMinimum: counted > MAX_COUNTED,
});

/** Describes a list that each record of another list has. `where` selects the rows of a parent, whose id is given as SQL. */
export type ListBelow<Args> = {
  table: string;
  /** Throws if the viewer may not ask for such a list. */
  check?(context: Pick<Context, 'viewer'>, args: Args): void;
  order(args: Args): KeysetOrder;
  where(query: Filterable, parentId: string, args: Args): void;
};

/** Loads the pages of many parents in one statement, for connections inside other lists. */
export function pagesBelow<Row extends object, Args>(list: ListBelow<Args>) {
  const children = (db: Knex, args: Args) => {
    const query = db(list.table);
    list.where(query, 'parent.id', args);
    return query;
  };
  type Variant = PageArgs & { columns: readonly string[]; args: Args };
  const total = loader<number, Total, Args>(async (context, parentIds, args) => {
    const inner = countQuery(context.db, children(context.db, args));
    const rows = await prepared<{ parentId: number; count: number }>(context.db, below(context.db, parentIds, inner));
    return parentIds.map((id) => totalOf(rows.find((row) => row.parentId === id)?.count));
  });
  return loader<number, Page<Row>, Variant>(async (context, parentIds, { args, ...rest }) => {
    list.check?.(context, args);
    const select = { ...rest, order: list.order(args) };
    const inner = pageQuery(children(context.db, args), select);
    const rows = await prepared<Row & { parentId: number }>(context.db, below(context.db, parentIds, inner));
    return parentIds.map((id) => {
      const own = rows.filter((row) => row.parentId === id);
      return pageOf<Row>(own, select, () => total(context, id, ...([args] as never)));
    });
  });
}

function below(db: Knex, parentIds: number[], inner: Knex.QueryBuilder): Knex.QueryBuilder {
  return db
    .select('parent.id as parentId', 'child.*')
    .from(db.raw('unnest(?::integer[]) with ordinality as parent(id, place)', [parentIds]))
    .joinRaw('cross join lateral ? as child', [inner as never])
    .orderBy('parent.place');
}

const edge = <Row extends object>(order: KeysetOrder, row: Row) => ({ cursor: encodeCursor(order, row), node: row });

/** Resolves every Connection type, because they differ only in the type of their nodes. */
export const connection = {
  edges: <Row extends object>({ rows, order }: Page<Row>) => rows.map((row) => edge(order, row)),
  nodes: <Row extends object>({ rows }: Page<Row>) => rows,
  totalCount: async <Row extends object>({ total }: Page<Row>) => (await total()).count,
  totalCountIsMinimum: async <Row extends object>({ total }: Page<Row>) => (await total()).isMinimum,
  pageInfo: <Row extends object>({ rows, order, hasNextPage, hasPreviousPage }: Page<Row>) => {
    const cursorOf = (row: Row | undefined) => (row ? encodeCursor(order, row) : null);
    return { hasNextPage, hasPreviousPage, startCursor: cursorOf(rows[0]), endCursor: cursorOf(rows.at(-1)) };
  },
};
