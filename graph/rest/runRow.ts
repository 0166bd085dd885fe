import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Context } from '../context';
import { badInput } from '../errors';
import { restSchema } from './restSchema';
import type { AnyRow, ListRow, RestRequest, Row } from './row';
import { toRest } from './toRest';

type Outcome = { value?: unknown; errors?: readonly GraphQLFormattedError[]; next?: string };
export type RunRow = (row: AnyRow, request: RestRequest, context: Context) => Promise<Outcome>;

/** How many a list of the facade gives at most, where its row says nothing else. */
const MOST = 500;
/** What the graph's cost limit lets through of whole ranches at once. */
const MOST_AT_ONCE = 40;

// biome-ignore lint/suspicious/noExplicitAny: each row was checked against its operation where it was made.
type Data = any;
type Answer = { data: Data; errors?: readonly GraphQLFormattedError[] };

/** Runs rows on the executor that /graphql has: one path of permission, validation and error. */
export function createRunner(graphql: ApolloServer<Context>): RunRow {
  async function execute(query: DocumentNode, variables: object, contextValue: Context): Promise<Answer> {
    const { body } = await graphql.executeOperation({ query, variables: { ...variables } }, { contextValue });
    if (body.kind !== 'single') throw new Error('An answer in parts');
    const { data, errors } = body.singleResult;
    return { data: toRest(restSchema, query, data), errors };
  }

  async function runOne(row: Row<Data, object>, request: RestRequest, context: Context): Promise<Outcome> {
    const { data, errors } = await execute(row.operation, await row.variables(request), context);
    return errors ? { errors } : { value: await row.present(data, request) };
  }

  async function runList(
    row: ListRow<Data, object, unknown>,
    request: RestRequest,
    context: Context,
  ): Promise<Outcome> {
    const variables = row.variables(request);
    const value: unknown[] = [];
    let after: string | null | undefined = request.query.after;
    for (let left = limitOf(request, row.most); left > 0; ) {
      const first = Math.min(left, MOST_AT_ONCE);
      const { data, errors } = await execute(row.operation, { ...variables, first, after }, context);
      if (errors) return { errors };
      const connection = row.connection(data);
      if (!connection) return {};
      value.push(...connection.nodes.map((node) => row.presentNode(node, request)));
      after = connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
      left = after ? left - first : 0;
    }
    return { value: listed(row, value, request), next: after ?? undefined };
  }

  return (row, request, context) =>
    'connection' in row ? runList(row, request, context) : runOne(row, request, context);
}

const listed = (row: ListRow<Data, object, unknown>, list: unknown[], request: RestRequest) =>
  row.presentList ? row.presentList(list, request) : list;

function limitOf({ query }: RestRequest, most = MOST): number {
  const limit = query.limit === undefined ? most : Number(query.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > most)
    throw badInput({ limit: `limit must be from 1 to ${most}` });
  return limit;
}
