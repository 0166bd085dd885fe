import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { QueryResult } from 'pg';

/** SQL with `?` for each binding, as in `knex.raw`. */
export interface Statement {
  sql: string;
  bindings: readonly unknown[];
}

/** The inside of knex that runs one statement on one connection; a transaction has its own. */
interface Client {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
  query(connection: unknown, query: Query): Promise<{ response: QueryResult }>;
  postProcessResponse(rows: unknown[]): unknown[];
}

interface Query extends Statement {
  options: { name: string };
}

/**
 * Runs a hot read as a named prepared statement, which PostgreSQL parses and plans once per connection. Keep its text
 * the same for all values: pass values by bindings, lists as one array (`= any(?)`). Rows are plain objects; columns in
 * snake_case are turned to camelCase, which costs a copy of each row: give them camelCase aliases in SQL of your own.
 */
export async function prepared<Row>(knex: Knex, statement: Statement | Knex.QueryBuilder): Promise<Row[]> {
  const { sql, bindings } = 'toSQL' in statement ? statement.toSQL() : statement;
  const client = knex.client as Client;
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, { sql, bindings, options: { name: nameOf(sql) } });
    const hasSnakeCase = response.fields.some(({ name }) => name.includes('_'));
    return (hasSnakeCase ? client.postProcessResponse(response.rows) : response.rows) as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Far more than the product has texts: a bound in case that someone builds values into one. */
const MOST_NAMES = 1_000;
const names = new Map<string, string>();

function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = createHash('sha256').update(sql).digest('base64url').slice(0, 24);
    if (names.size === MOST_NAMES) names.clear();
    names.set(sql, name);
  }
  return name;
}
