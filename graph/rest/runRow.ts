import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Context } from '../context';
import { badInput } from '../errors';
import { restSchema } from './restSchema';
import { type AnyRow, type ListRow, MOST, type RestRequest, type Row } from './row';
import { toRest } from './toRest';

type Outcome = { value?: unknown; errors?: readonly GraphQLFormattedError[]; next?: string };
export type RunRow = (row: AnyRow, request: RestRequest, context: Context) => Promise<Outcome>;

/** What the graph's cost limit lets through of whole ranches at once. */
const MOST_AT_ONCE = 40;

// biome-ignore lint/suspicious/noExplicitAny: each row was checked against its operation where it was made.
type Data = any;
type Answer = { data: Data; errors?: readonly GraphQLFormattedError[] };

type Execute = (query: DocumentNode, variables: object) => Promise<Answer>;
type AnyListRow = ListRow<Data, object, unknown>;

/** Runs rows on the executor that /graphql has: one path of permission, validation and error. */
export function createRunner(graphql: ApolloServer<Context>): RunRow {
  return (row, request, contextValue) => {
    const execute: Execute = async (query, variables) => {
      const { body } = await graphql.executeOperation({ query, variables: { ...variables } }, { contextValue });
      if (body.kind !== 'single') throw new Error('An answer in parts');
      const { data, errors } = body.singleResult;
      return { data: toRest(restSchema, query, data), errors };
    };
    return 'connection' in row ? runList(row, request, execute) : runOne(row, request, execute);
  };
}

async function runOne(row: Row<Data, object>, request: RestRequest, execute: Execute): Promise<Outcome> {
  const { data, errors } = await execute(row.operation, await row.variables(request));
  return errors ? { errors } : { value: await row.present(data, request) };
}

async function runList(row: AnyListRow, request: RestRequest, execute: Execute): Promise<Outcome> {
  const variables = row.variables(request);
  const value: unknown[] = [];
  let after: string | null | undefined = request.query.after;
  for (let left = limitOf(request, row.most); left > 0; ) {
    const first = Math.min(left, MOST_AT_ONCE);
    const { data, errors } = await execute(row.operation, { ...variables, first, after });
    if (errors) return { errors };
    const connection = row.connection(data);
    if (!connection) return {};
    value.push(...connection.nodes.map((node) => row.presentNode(node, request)));
    after = connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
    left = after ? left - first : 0;
  }
  return { value: row.presentList ? row.presentList(value) : value, next: after ?? undefined };
}

function limitOf({ query: { limit } }: RestRequest, most = MOST): number {
  if (limit === undefined) return most;
  const count = /^\d+$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > most) throw badInput({ limit: `limit must be from 1 to ${most}` });
  return count;
}
