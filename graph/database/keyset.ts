import { createHash } from 'node:crypto';

type Value = string | number;

interface KeysetColumn {
  /** As knex names it, with the table where it is needed: `orders.createdAt`. Never null. */
  column: string;
  direction: 'asc' | 'desc';
  type: 'integer' | 'bigint' | 'number' | 'text' | 'time';
}

/** The order of a list; its last column is unique (an id), so that no two rows share a place. */
export type KeysetOrder = readonly KeysetColumn[];

/** By one column and then by id, both one way, so that one index serves it from either end. */
export const sortedBy = (
  column: string,
  type: KeysetColumn['type'],
  direction: KeysetColumn['direction'],
): KeysetOrder => [
  { column, direction, type },
  { column: 'id', direction, type: 'integer' },
];

export const newestFirst = sortedBy('createdAt', 'time', 'desc');

export class InvalidCursor extends Error {
  override name = 'InvalidCursor';
  override message = 'This cursor does not belong to this list';
}

export class InvalidPageSize extends Error {
  override name = 'InvalidPageSize';
  override message = 'first must be a whole number from 1 to 100';
}

interface Query {
  whereRaw(sql: string, bindings: Value[]): unknown;
  orderBy(column: string, direction: 'asc' | 'desc'): unknown;
  limit(count: number): unknown;
}

/**
 * Turns a query into the page that follows `after`. It asks for one row more than the page holds: whoever gets
 * `first + 1` rows knows that there is a next page.
 */
export function keysetPage<Q extends Query>(
  query: Q,
  order: KeysetOrder,
  page: { first: number; after?: string | null },
): Q {
  if (!Number.isInteger(page.first) || page.first < 1 || page.first > 100) throw new InvalidPageSize();
  if (page.after) {
    const { sql, bindings } = isBehind(order, decodeCursor(order, page.after));
    query.whereRaw(sql, bindings);
  }
  for (const { column, direction } of order) query.orderBy(column, direction);
  query.limit(page.first + 1);
  return query;
}

/** The place of a row in a list, opaque to those who get it. */
export function encodeCursor(order: KeysetOrder, row: object): string {
  const values = order.map(({ column }) => (row as Record<string, unknown>)[propertyOf(column)]);
  return Buffer.from(JSON.stringify([fingerprint(order), ...values])).toString('base64url');
}

export function decodeCursor(order: KeysetOrder, cursor: string): Value[] {
  const [mark, ...values] = parse(cursor);
  const fits = values.length === order.length && order.every(({ type }, index) => isOfType[type](values[index]));
  if (mark !== fingerprint(order) || !fits) throw new InvalidCursor();
  return values as Value[];
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
  // PostgreSQL answers with an error of its own to a number past 32 bits, to a zero character, to February 30.
  integer: (value) => Number.isInteger(value) && value === (value as number) >> 0,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  time: (value) => typeof value === 'string' && isTime(value),
};

function isTime(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text.slice(0, 10);
}

/** A cursor of one order means nothing in another. */
function fingerprint(order: KeysetOrder): string {
  const text = order.map(({ column, direction }) => `${column} ${direction}`).join();
  return createHash('sha256').update(text).digest('base64url').slice(0, 6);
}

function propertyOf(column: string): string {
  return column.slice(column.lastIndexOf('.') + 1);
}

/**
 * All columns one way: `(a, b) < (x, y)`, which an index answers directly. Mixed: `a <= x and (a < x or (b > y))`, of
 * which the first part still lets an index start at the right place.
 */
function isBehind(order: KeysetOrder, values: Value[]): { sql: string; bindings: Value[] } {
  const [head, ...rest] = order as [KeysetColumn, ...KeysetColumn[]];
  const sign = head.direction === 'asc' ? '>' : '<';
  if (order.every(({ direction }) => direction === head.direction)) {
    const sql = `(${order.map(() => '??')}) ${sign} (${order.map(() => '?')})`;
    return { sql, bindings: [...order.map(({ column }) => column), ...values] };
  }
  const value = values[0]!;
  const behind = isBehind(rest, values.slice(1));
  const bindings = [head.column, value, head.column, value, ...behind.bindings];
  return { sql: `(?? ${sign}= ? and (?? ${sign} ? or ${behind.sql}))`, bindings };
}
