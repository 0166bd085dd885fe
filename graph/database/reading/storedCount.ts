import type { Knex } from 'knex';
import type { PageArgs } from './keyset';
import { prepared, type Statement } from './prepared';

/** A table whose rows triggers count, and the parts to add up (empty: all), such as statuses of orders. */
export type StoredCount = {
  table: 'orders' | 'ranchers' | 'users' | 'audit_entries' | 'feedback';
  parts: readonly string[];
};

/** Adds up `row_counts`: a count has several rows, so that no transaction waits for another. */
export const storedCountQuery = ({ table, parts }: StoredCount): Statement => ({
  sql: `select coalesce(sum(rows), 0)::bigint as rows from row_counts
    where of_table = ? and (cardinality(?::text[]) = 0 or part = any(?))`,
  bindings: [table, [...parts], [...parts]],
});

export async function storedCountFor(db: Knex, list: StoredCount): Promise<number> {
  const [counted] = await prepared<{ rows: number }>(db, storedCountQuery(list));
  return counted?.rows ?? 0;
}

type Arguments = PageArgs & { sort?: unknown; search?: unknown };

/** The stored count of a list that nothing but page and sort order narrows. */
export function whereCounted(
  table: StoredCount['table'],
  { first: _first, after: _after, last: _last, before: _before, sort: _sort, ...narrowing }: Arguments,
  parts?: readonly string[] | null,
): StoredCount | undefined {
  return Object.values(narrowing).some(isGiven) ? undefined : { table, parts: parts ?? [] };
}

function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}
