import type { Context } from '../../context';
import type { KeysetOrder } from './keyset';
import type { List, ListBelow } from './page';
import { type Bind, type Row, type Sql, sql } from './sql';

/**
 * How a type of the graph lies in the database, so that a read of it can become SQL. A field that isn't named here is the
 * column of its own name, unless it has a resolver: then only the resolver knows it.
 */
export type Shape = {
  /** None where there's no row: the fields that everything starts from. */
  table?: string;
  fields?: Record<string, FieldShape>;
  /**
   * Set where the columns of a row are the same for everybody, so that answers with them can be kept. It says by whose id
   * notices tell that the row has changed: its own, or that of the row which it belongs to.
   */
  changesBy?: 'ownId' | 'parent';
  /** Of an interface: the column that says which type a row is, and the type for each of its values. */
  types?: { column: string; byValue: Record<string, string> };
};

// biome-ignore lint/suspicious/noExplicitAny: the schema says which arguments a field has.
type Args = any;

/** Binds what is read from the field's arguments. What it throws is left to the resolver to say. */
export type BindArgs = (read: (args: Args) => unknown) => Bind;

/** `isSame` says that the field is the same for everybody and changes with its row. Without it, no answer keeps the field. */
export type FieldShape = { isSame?: boolean } & FieldKind;

type FieldKind =
  /** A value of the row. */
  | { kind: 'value'; write: (row: Row, args: BindArgs) => Sql }
  /** JSON that PostgreSQL writes itself. */
  | { kind: 'json'; write: (row: Row) => Sql }
  /** Other fields of the same row. */
  | { kind: 'sameRow'; isThere?: (row: Row) => Sql }
  | OneShape
  | { kind: 'many'; from?: (parent: Row) => Sql; match?: Match; order: (row: Row) => Sql }
  | PageShape;

type Match = (row: Row, parent: Row, args: BindArgs) => Sql;

/** At most one row; `mayAsk` leaves to the resolver what it may have to refuse. */
export type OneShape = {
  kind: 'one';
  from?: (parent: Row, args: BindArgs) => Sql;
  match?: Match;
  mayAsk?: (context: Context, args: Args) => boolean;
  forMost?: ForMost;
};

/** A row by its id, as those see it who have no more rights to it than others. */
export type ForMost = {
  id: (args: Args) => number;
  isVisible: (row: Row) => Sql;
  isOneOfThem: (context: Context, args: Args) => boolean;
};

/** A connection: `prepare` says which rows its list has, as the verb of the resolver does. */
export type PageShape = {
  kind: 'page';
  table: string;
  /** Columns that the rows of some of its lists have, and the table hasn't. */
  computed: readonly string[];
  /**
   * Adds to the arguments what the list takes from the viewer. `prepare` gets these, and looks at the viewer no more if the list
   * `isSame`. `reads` says whether a field of the rows is selected.
   */
  settle?: (context: Context, args: Args, reads: (field: string) => boolean) => Args | Promise<Args>;
  prepare: (context: Context, args: Args, parent: Row) => List | Promise<List>;
};

/** Marks a field as the same for everybody. It may rest on nothing but its row and what belongs to it. */
export const same = (field: FieldShape): FieldShape => ({ ...field, isSame: true });

export const value = (write: (row: Row, args: BindArgs) => Sql): FieldShape => ({ kind: 'value', write });
export const column = (name: string): FieldShape => value((row) => sql`${row}.${name}`);
export const json = (write: (row: Row) => Sql): FieldShape => ({ kind: 'json', write });
export const sameRow = (isThere?: (row: Row) => Sql): FieldShape => ({ kind: 'sameRow', ...(isThere && { isThere }) });
export const one = (match: Match, rules: Pick<OneShape, 'mayAsk' | 'forMost'> = {}): FieldShape => ({
  kind: 'one',
  match,
  ...rules,
});

/** One row that is made of others, such as counts. */
export const madeOf = (from: (parent: Row, args: BindArgs) => Sql): FieldShape => ({ kind: 'one', from });
export const many = (match: Match, order = (row: Row) => sql`${row}.id`): FieldShape => ({
  kind: 'many',
  match,
  order,
});

/** Elements of a value that aren't rows of a table. */
export const elements = (from: (parent: Row) => Sql, order: (row: Row) => Sql): FieldShape => ({
  kind: 'many',
  from,
  order,
});

/** A connection that starts from the whole table. */
export const list = (
  table: string,
  prepare: (context: Context, args: Args) => List | Promise<List>,
  { computed = [], settle }: Partial<Pick<PageShape, 'computed' | 'settle'>> = {},
): FieldShape => ({ kind: 'page', table, prepare, computed, ...(settle && { settle }) });

/** A connection that belongs to its parent. */
export function listBelow<OfArgs>({ table, order, where }: ListBelow<OfArgs>): FieldShape {
  const prepare = (_: Context, { first, after, last, before, ...args }: Args, parent: Row): List => ({
    ...{ first, after, last, before },
    table,
    order: order(args) as KeysetOrder,
    where: (query) => where(query, `${parent.row}.id`, args),
  });
  return { kind: 'page', table, prepare, computed: [] };
}
