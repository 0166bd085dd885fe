import type { Knex } from 'knex';
import type { ClientBase, QueryResult } from 'pg';

/** SQL with `?` for each binding, as in `knex.raw`. */
export interface Statement {
  sql: string;
  bindings: readonly unknown[];
}

/** The part of knex that runs one statement on one connection. A transaction has its own. */
interface Client {
  acquireConnection(): Promise<ClientBase>;
  releaseConnection(connection: ClientBase): Promise<void>;
  emit(event: 'query', statement: Statement): void;
  query(connection: ClientBase, query: Query): Promise<{ response: QueryResult }>;
  postProcessResponse(rows: unknown[]): unknown[];
}

interface Query extends Statement {
  options: { name?: string };
}

/**
 * Runs a frequent read as a named prepared statement, which PostgreSQL parses and plans once per connection. Keep its text
 * the same for all values: pass values by bindings, and lists as one array (`= any(?)`). Rows are plain objects. Columns in
 * snake_case are renamed to camelCase, which copies each row, so give them camelCase aliases in handwritten SQL.
 */
export async function prepared<Row>(knex: Knex, statement: Statement | Knex.QueryBuilder): Promise<Row[]> {
  const { sql, bindings } = 'toSQL' in statement ? statement.toSQL() : statement;
  const client = knex.client as Client;
  const connection = await client.acquireConnection();
  try {
    const { response } = await client.query(connection, { sql, bindings, options: { name: nameOn(connection, sql) } });
    const hasSnakeCase = response.fields.some(({ name }) => name.includes('_'));
    return (hasSnakeCase ? client.postProcessResponse(response.rows) : response.rows) as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Runs a statement that returns one text, with `$1` for its first value. */
export async function preparedText(knex: Knex, { text, values }: { text: string; values: unknown[] }): Promise<string> {
  const client = knex.client as Client;
  const connection = await client.acquireConnection();
  try {
    client.emit('query', { sql: text, bindings: values });
    const { rows } = await connection.query<[string]>({
      name: nameOn(connection, text),
      text,
      values,
      rowMode: 'array',
    });
    return rows[0]?.[0] ?? 'null';
  } finally {
    await client.releaseConnection(connection);
  }
}

/**
 * The maximum of named statements of a connection. PostgreSQL keeps them until the connection ends, and clients can send any
 * number of texts. Our own pages need fewer. Texts beyond the limit are planned each time.
 */
const MAX_NAMES = 200;
const namesOn = new WeakMap<object, Map<string, string>>();

/**
 * Removes the names of all statements, including those of libraries. Behind a pooler that shares by transaction, a statement
 * that was named on one server connection is unknown on the next.
 */
export function planEachTime(connection: ClientBase): void {
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const unnamed = (first: unknown) => (isNamed(first) ? { ...first, name: undefined } : first);
  connection.query = ((first: unknown, ...rest: unknown[]) => query(unnamed(first), ...rest)) as ClientBase['query'];
}

const isNamed = (query: unknown): query is { name: string } =>
  typeof query === 'object' && query !== null && 'name' in query;

function nameOn(connection: object, sql: string): string | undefined {
  const names = namesOn.get(connection) ?? new Map<string, string>();
  namesOn.set(connection, names);
  if (!names.has(sql) && names.size < MAX_NAMES) names.set(sql, `herdline_${names.size}`);
  return names.get(sql);
}
