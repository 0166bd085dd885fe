import { createHash } from 'node:crypto';
import { badInput } from '../../errors';

type Value = string | number;

interface KeysetColumn {
  /** The column in knex's spelling, with its table if needed: `orders.createdAt`. Its values are never null. */
  column: string;
  direction: 'asc' | 'desc';
  type: 'integer' | 'bigint' | 'number' | 'text' | 'time';
}

/** The sort order of a list. Its last column is unique (an id), so that no two rows share a place. */
export type KeysetOrder = readonly KeysetColumn[];

/** Sorts by one column and then by id, both in the same direction, so that one index serves it from either end. */
export const sortedBy = (
  column: string,
  type: KeysetColumn['type'],
  direction: KeysetColumn['direction'],
): KeysetOrder => [
  { column, direction, type },
  { column: 'id', direction, type: 'integer' },
];

export const newestFirst = sortedBy('createdAt', 'time', 'desc');

/** The arguments that select the first rows between the cursors `after` and `before`, or the last ones if `last` is given. */
export type PageArgs = {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
};

/** Ignores `first`, which has a default in the schema and counts only if `last` is not given. */
export const isBackwards = ({ last }: PageArgs) => last !== undefined && last !== null;

interface Query {
  whereRaw(sql: string, bindings: Value[]): unknown;
  orderBy(column: string, direction: 'asc' | 'desc'): unknown;
  limit(count: number): unknown;
}

/** A page with one extra row, which shows whether there are more. Backwards, it comes in reverse order. */
export function keysetPage<Q extends Query>(query: Q, order: KeysetOrder, page: PageArgs): Q {
  const { after, before } = page;
  const size = sizeOf(page);
  if (after) narrow(query, order, valuesOf(order, after, 'after'));
  if (before) narrow(query, reversed(order), valuesOf(order, before, 'before'));
  for (const { column, direction } of isBackwards(page) ? reversed(order) : order) query.orderBy(column, direction);
  query.limit(size + 1);
  return query;
}

export function sizeOf({ first, last }: PageArgs): number {
  const argument = isBackwards({ last }) ? 'last' : 'first';
  const size = last ?? first ?? Number.NaN;
  if (Number.isInteger(size) && size >= 1 && size <= 100) return size;
  throw badInput({ [argument]: `${argument} must be a whole number from 1 to 100` });
}

const reversed = (order: KeysetOrder): KeysetOrder =>
  order.map((column) => ({ ...column, direction: column.direction === 'asc' ? 'desc' : 'asc' }));

function narrow(query: Query, order: KeysetOrder, values: Value[]): void {
  const { sql, bindings } = conditionAfter(order, values);
  query.whereRaw(sql, bindings);
}

function valuesOf(order: KeysetOrder, cursor: string, argument: 'after' | 'before'): Value[] {
  const values = decodeCursor(order, cursor);
  if (!values) throw badInput({ [argument]: 'This cursor does not belong to this list' });
  return values;
}

/** Encodes the place of a row in a list. Clients must not rely on the format. */
export function encodeCursor(order: KeysetOrder, row: object): string {
  return cursorAt(
    order,
    order.map(({ column }) => (row as Record<string, unknown>)[propertyOf(column)]),
  );
}

const cursorAt = (order: KeysetOrder, values: unknown[]): string =>
  Buffer.from(JSON.stringify([fingerprint(order), ...values])).toString('base64url');

/** Splits a cursor into the value of its first column and a cursor for the others. Undefined if it belongs to another order. */
export function withoutFirst(order: KeysetOrder, cursor: string): { first: Value; rest: string } | undefined {
  const [first, ...values] = decodeCursor(order, cursor) ?? [];
  return first === undefined ? undefined : { first, rest: cursorAt(order.slice(1), values) };
}

/** Returns a cursor's values. Undefined if it belongs to another order, or if a column couldn't hold them. */
export function decodeCursor(order: KeysetOrder, cursor: string): Value[] | undefined {
  const [mark, ...values] = parse(cursor);
  const fits = values.length === order.length && order.every(({ type }, index) => isOfType[type](values[index]));
  return mark === fingerprint(order) && fits ? (values as Value[]) : undefined;
}

function parse(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

const isOfType: Record<KeysetColumn['type'], (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number',
  bigint: Number.isSafeInteger,
  // PostgreSQL would fail on a number beyond 32 bits, a NUL character or February 30.
  integer: (value) => Number.isInteger(value) && value === (value as number) >> 0,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  time: (value) => typeof value === 'string' && isTime(value),
};

function isTime(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text.slice(0, 10);
}

/** Identifies an order, because a cursor of one order means nothing in another. */
export function fingerprint(order: KeysetOrder): string {
  const text = order.map(({ column, direction }) => `${column} ${direction}`).join();
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

const propertyOf = (column: string): string => column.slice(column.lastIndexOf('.') + 1);

/** `(a, b) < (x, y)`, which an index answers, or for mixed directions `a <= x and (a < x or (b > y))`. */
function conditionAfter(order: KeysetOrder, values: Value[]): { sql: string; bindings: Value[] } {
  const [head, ...rest] = order as [KeysetColumn, ...KeysetColumn[]];
  const sign = head.direction === 'asc' ? '>' : '<';
  if (order.every(({ direction }) => direction === head.direction)) {
    const sql = `(${order.map(() => '??')}) ${sign} (${order.map(() => '?')})`;
    return { sql, bindings: [...order.map(({ column }) => column), ...values] };
  }
  const [value, ...others] = values as [Value, ...Value[]];
  const remaining = conditionAfter(rest, others);
  const bindings = [head.column, value, head.column, value, ...remaining.bindings];
  return { sql: `(?? ${sign}= ? and (?? ${sign} ? or ${remaining.sql}))`, bindings };
}
