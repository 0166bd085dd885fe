import type { Knex } from 'knex';
import type { Context } from '../context';
import { badInput } from '../errors';
import { encodeCursor, InvalidCursor, InvalidPageSize, type KeysetOrder, keysetPage } from './keyset';
import { loader } from './loader';
import { prepared } from './prepared';

export type PageArgs = { first?: number | null; after?: string | null };

/** The rows of a page, where the schema's own default was nulled. */
const FIRST = 20;

/** One page of a list, as the Connection types of the graph are resolved from it. */
export type Page<Row extends object> = {
  rows: Row[];
  order: KeysetOrder;
  hasNextPage: boolean;
  /** Counted only when it is asked for. */
  count: () => Promise<number>;
};

type Select = PageArgs & { columns: readonly string[]; order: KeysetOrder };

/** Reads a page of a query that has its conditions but no columns, order or limit. Errors: BAD_USER_INPUT (first, after). */
export async function page<Row extends object>(db: Knex, query: Knex.QueryBuilder, select: Select): Promise<Page<Row>> {
  const rows = await prepared<Row>(db, pageQuery(query.clone(), select));
  return pageOf(rows, select, () => countOf(db, query));
}

/** The rows are one more than the page when there is a next one. */
function pageOf<Row extends object>(
  rows: Row[],
  { first: asked, order }: Select,
  count: () => Promise<number>,
): Page<Row> {
  const first = asked ?? FIRST;
  return { rows: rows.slice(0, first), order, hasNextPage: rows.length > first, count };
}

function pageQuery(query: Knex.QueryBuilder, { columns, order, first, after }: Select): Knex.QueryBuilder {
  try {
    const places = order.map(({ column }) => column);
    return keysetPage(query.select([...new Set([...columns, ...places])]), order, { first: first ?? FIRST, after });
  } catch (error) {
    if (error instanceof InvalidCursor) throw badInput({ after: error.message });
    if (error instanceof InvalidPageSize) throw badInput({ first: error.message });
    throw error;
  }
}

async function countOf(db: Knex, query: Knex.QueryBuilder): Promise<number> {
  const [row] = await prepared<{ count: number }>(db, query.clone().count());
  return row?.count ?? 0;
}

/** A list below each record of a list: which rows of it belong to the parent whose id is given. */
type Children<Args> = (context: Context, parentId: Knex.Raw, args: Args) => Knex.QueryBuilder;

/** The pages below many parents in one statement, for connections that stand inside other lists. */
export function pagesBelow<Row extends object, Args>(order: KeysetOrder, children: Children<Args>) {
  type Variant = PageArgs & { columns: readonly string[]; args: Args };
  const count = loader<number, number, Args>(async (context, parentIds, args) => {
    const inner = children(context, context.db.raw('parent.id'), args).count();
    const rows = await prepared<{ parentId: number; count: number }>(context.db, below(context.db, parentIds, inner));
    return parentIds.map((id) => rows.find((row) => row.parentId === id)?.count ?? 0);
  });
  return loader<number, Page<Row>, Variant>(async (context, parentIds, { args, ...rest }) => {
    const select = { ...rest, order };
    const inner = pageQuery(children(context, context.db.raw('parent.id'), args), select);
    const rows = await prepared<Row & { parentId: number }>(context.db, below(context.db, parentIds, inner));
    return parentIds.map((id) => {
      const own = rows.filter((row) => row.parentId === id);
      return pageOf<Row>(own, select, () => count(context, id, ...([args] as never)));
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

/** Resolves every Connection type: they differ only in the type of their nodes. */
export const connection = {
  edges: <Row extends object>({ rows, order }: Page<Row>) => rows.map((row) => edge(order, row)),
  nodes: <Row extends object>({ rows }: Page<Row>) => rows,
  totalCount: <Row extends object>({ count }: Page<Row>) => count(),
  pageInfo: <Row extends object>({ rows, order, hasNextPage }: Page<Row>) => {
    const last = rows.at(-1);
    return { hasNextPage, endCursor: last ? encodeCursor(order, last) : null };
  },
};
