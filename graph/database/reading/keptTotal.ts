import type { Knex } from 'knex';
import type { PageArgs } from './keyset';
import { prepared, type Statement } from './prepared';

/** The tables whose rows are counted as they are written, and the column by whose values they are counted. */
export type KeptList = {
  table: 'orders' | 'ranchers' | 'users' | 'audit_entries' | 'feedback';
  parts: readonly string[];
};

/**
 * Triggers keep the rows of `row_counts` in the transaction of the fact. A count has several rows where several
 * transactions changed it at once, because none waits for another.
 */
export const keptStatement = ({ table, parts }: KeptList): Statement => ({
  sql: `select coalesce(sum(rows), 0)::bigint as rows from row_counts
    where of_table = ? and (cardinality(?::text[]) = 0 or part = any(?))`,
  bindings: [table, [...parts], [...parts]],
});

export async function keptTotal(db: Knex, list: KeptList): Promise<number> {
  const [counted] = await prepared<{ rows: number }>(db, keptStatement(list));
  return counted?.rows ?? 0;
}

type Arguments = PageArgs & { sort?: unknown; search?: unknown };

/** The kept count of a list, or of parts of it, unless arguments narrow it: its page and its order don't. No parts are all. */
export function keptWhere(
  table: KeptList['table'],
  { first: _first, after: _after, last: _last, before: _before, sort: _sort, ...narrowing }: Arguments,
  parts?: readonly string[] | null,
): KeptList | undefined {
  return Object.values(narrowing).some(isGiven) ? undefined : { table, parts: parts ?? [] };
}

function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}
