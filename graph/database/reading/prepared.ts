import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';

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
  positionBindings(sql: string): string;
  postProcessResponse(rows: unknown[]): unknown[];
}

/** Texts with `$1` in place of the first `?`, which knex would write anew for each query. */
const numbered = new LRUCache<string, string>({ max: 1_000 });

function textOf(client: Client, sql: string): string {
  const text = numbered.get(sql) ?? client.positionBindings(sql);
  numbered.set(sql, text);
  return text;
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
    const text = textOf(client, sql);
    client.emit('query', { sql: text, bindings });
    const { rows, fields } = await connection.query({ name: nameOn(connection, text), text, values: [...bindings] });
    const hasSnakeCase = fields.some(({ name }) => name.includes('_'));
    return (hasSnakeCase ? client.postProcessResponse(rows) : rows) as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Runs a statement that returns one text, with `$1` for its first value. One of a stranger's documents gets a name once it's frequent. */
export async function preparedText(
  knex: Knex,
  { text, values }: { text: string; values: unknown[] },
  isOwn: boolean,
): Promise<string> {
  const client = knex.client as Client;
  const connection = await client.acquireConnection();
  try {
    client.emit('query', { sql: text, bindings: values });
    const { rows } = await connection.query<[string]>({
      name: isOwn || isFrequent(text) ? nameOn(connection, text, isOwn ? 'screen' : 'frequent') : undefined,
      text,
      values,
      rowMode: 'array',
    });
    return rows[0]?.[0] ?? 'null';
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Named statements of a connection, ours apart from others', so that strangers can't push ours out. */
const MAX_NAMES = { screen: 400, list: 200, frequent: 20 };

type Names = Record<keyof typeof MAX_NAMES, LRUCache<string, string>>;

/** How often the statements of strangers' documents ran lately. Planning one can take longer than running it. */
const runs = new LRUCache<string, number>({ maxSize: 2_000_000 });
const FREQUENT = 20;

function isFrequent(text: string): boolean {
  const count = (runs.get(text) ?? 0) + 1;
  runs.set(text, count, { size: text.length });
  return count > FREQUENT;
}
const namesOn = new WeakMap<object, Names>();
let named = 0;

/** Removes all names, because a pooler by transaction doesn't know them on its next server connection. */
export function planEachTime(connection: ClientBase): void {
  unnamed.add(connection);
  const query = connection.query.bind(connection) as (...given: unknown[]) => unknown;
  const withoutName = (first: unknown) => (isNamed(first) ? { ...first, name: undefined } : first);
  connection.query = ((first: unknown, ...rest: unknown[]) =>
    query(withoutName(first), ...rest)) as ClientBase['query'];
}

const unnamed = new WeakSet<object>();

const isNamed = (query: unknown): query is { name: string } =>
  typeof query === 'object' && query !== null && 'name' in query;

function nameOn(connection: ClientBase, sql: string, kind: keyof Names = 'list'): string | undefined {
  if (unnamed.has(connection)) return undefined;
  const names = namesOn.get(connection) ?? {
    screen: namesFor(connection, MAX_NAMES.screen),
    list: namesFor(connection, MAX_NAMES.list),
    frequent: namesFor(connection, MAX_NAMES.frequent),
  };
  namesOn.set(connection, names);
  const name = names[kind].get(sql) ?? `herdline_${++named}`;
  names[kind].set(sql, name);
  return name;
}

/** What the driver stores of a connection: the text of each named statement. */
type Driver = { connection?: { parsedStatements?: Record<string, string> } };

const namesFor = (connection: ClientBase & Driver, max: number) =>
  new LRUCache<string, string>({
    max,
    noDisposeOnSet: true,
    dispose(name) {
      const prepared = connection.connection?.parsedStatements;
      // Dropping a statement that was never prepared would make the current transaction fail.
      if (!prepared?.[name]) return;
      delete prepared[name];
      connection.query(`deallocate ${name}`).catch(() => {});
    },
  });
