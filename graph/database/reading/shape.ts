import type { Context } from '../../context';
import type { KeysetOrder } from './keyset';
import type { List, ListBelow } from './page';
import { type Bind, type Row, type Sql, sql } from './sql';

/** How a type is read by SQL. A field that isn't listed is the column of its name, or its resolver's alone. */
export type Shape = {
  /** Undefined for a type without rows, such as Query. */
  table?: string;
  fields?: Fields;
  /** The columns that the resolvers of the type's other fields read: the row's id, unless others are listed. */
  columns?: readonly string[];
  /** Whose id a notice of a change has, if a row's columns are the same for everybody and can be cached. */
  changesBy?: 'ownId' | 'parent';
  /** For an interface: the column that says which type a row is, and the type for each of its values. */
  types?: { column: string; byValue: Record<string, string> };
};

/** Fields of a type, by name. A noun describes those that it adds to another noun's type. */
export type Fields = Record<string, FieldShape>;

// biome-ignore lint/suspicious/noExplicitAny: the schema says which arguments a field has.
type Args = any;

/** Binds a value that is computed from the field's arguments. If that throws, the executor reports the error at the field. */
export type BindArgs = (read: (args: Args) => unknown) => Bind;

/** `isSame` means that the field is the same for everybody and changes only with its row. Other fields are never cached. */
export type FieldShape = { isSame?: boolean } & FieldKind;

type FieldKind =
  /** A value of the row. */
  | { kind: 'value'; write: (row: Row, args: BindArgs) => Sql }
  /** JSON that PostgreSQL writes itself. */
  | { kind: 'json'; write: (row: Row) => Sql }
  /** Other fields of the same row. */
  | { kind: 'sameRow'; isThere?: (row: Row) => Sql }
  | OneShape
  | { kind: 'many'; from?: (parent: Row, args: BindArgs) => Sql; match?: Match; order: (row: Row) => Sql }
  | PageShape;

type Match = (row: Row, parent: Row, args: BindArgs) => Sql;

/** At most one row. `check` throws a refusal if the viewer may not ask for it, or for its fields that are open to all. */
export type OneShape = {
  kind: 'one';
  from?: (parent: Row, args: BindArgs) => Sql;
  match?: Match;
  check?: (context: Context, args: Args, hasOpenFields: boolean) => void;
  sharedView?: SharedView;
};

/** Selects a row by its id for viewers without special rights to it. `appliesTo` says whether the viewer is one of them. */
export type SharedView = {
  id: (args: Args) => number;
  isVisible: (row: Row) => Sql;
  appliesTo: (context: Context, args: Args) => boolean;
};

/** A connection. `prepare` describes its list, as the resolver's function does. */
export type PageShape = {
  kind: 'page';
  table: string;
  /** Columns that only some of its lists have, in addition to the table's. */
  computed: readonly string[];
  /** Adds what depends on the viewer, whom `prepare` must not read itself if the list `isSame`. */
  addViewerArgs?: (context: Context, args: Args, reads: (field: string) => boolean) => Args | Promise<Args>;
  prepare: (context: Context, args: Args, parent: Row) => List | Promise<List>;
};

/** Marks a field as the same for everybody. It may depend only on its row and on the rows that belong to it. */
export const same = (field: FieldShape): FieldShape => ({ ...field, isSame: true });

export const value = (write: (row: Row, args: BindArgs) => Sql): FieldShape => ({ kind: 'value', write });
export const column = (name: string): FieldShape => value((row) => sql`${row}.${name}`);
export const json = (write: (row: Row) => Sql): FieldShape => ({ kind: 'json', write });
export const sameRow = (isThere?: (row: Row) => Sql): FieldShape => ({ kind: 'sameRow', ...(isThere && { isThere }) });
export const one = (match: Match, rules: Pick<OneShape, 'check' | 'sharedView'> = {}): FieldShape => ({
  kind: 'one',
  match,
  ...rules,
});

/** One row that is computed from others, such as counts. */
export const madeOf = (from: (parent: Row, args: BindArgs) => Sql): FieldShape => ({ kind: 'one', from });
export const many = (match: Match, order = (row: Row) => sql`${row}.id`): FieldShape => ({
  kind: 'many',
  match,
  order,
});

/** Elements of a value that aren't rows of a table. */
export const elements = (from: (parent: Row, args: BindArgs) => Sql, order: (row: Row) => Sql): FieldShape => ({
  kind: 'many',
  from,
  order,
});

/** A connection that starts from the whole table. */
export const list = (
  table: string,
  prepare: (context: Context, args: Args) => List | Promise<List>,
  { computed = [], addViewerArgs }: Partial<Pick<PageShape, 'computed' | 'addViewerArgs'>> = {},
): FieldShape => ({ kind: 'page', table, prepare, computed, ...(addViewerArgs && { addViewerArgs }) });

/** A connection that belongs to its parent. */
export function listBelow<OfArgs>({ table, check, order, where }: ListBelow<OfArgs>): FieldShape {
  const prepare = (context: Context, { first, after, last, before, ...args }: Args, parent: Row): List => {
    check?.(context, args);
    return {
      ...{ first, after, last, before },
      table,
      order: order(args) as KeysetOrder,
      where: (query) => where(query, `${parent.row}.id`, args),
    };
  };
  return { kind: 'page', table, prepare, computed: [] };
}
