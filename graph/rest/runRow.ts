import type { ApolloServer } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Context } from '../context';
import { badInput } from '../errors';
import { formatAnswer } from './present/formatAnswer';
import { type View, valueAt } from './present/view';
import type { RestRequest } from './read/RestRequest';
import { type AnyRow, isList, type ListRow, MOST, placesOf, type Row } from './row';

type Outcome = { value?: unknown; errors?: readonly GraphQLFormattedError[]; next?: string };
export type RunRow = (row: AnyRow, request: RestRequest, context: Context) => Promise<Outcome>;

/** What the graph's cost limit lets through of whole ranches at once. */
const MOST_AT_ONCE = 40;

type Answer = { data: unknown; errors?: readonly GraphQLFormattedError[] };
type Execute = (query: DocumentNode, variables: object) => Promise<Answer>;

type Connection = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };

/** Runs rows on the executor that /graphql has: one path of permission, validation and error. */
export function createRunner(graphql: ApolloServer<Context>): RunRow {
  return (row, request, contextValue) => {
    const execute: Execute = async (query, variables) => {
      const { body } = await graphql.executeOperation({ query, variables: { ...variables } }, { contextValue });
      if (body.kind !== 'single') throw new Error('An answer in parts');
      const { data, errors } = body.singleResult;
      return { data: formatAnswer(query, data), errors };
    };
    return isList(row) ? runList(row, request, execute) : runOne(row, request, execute);
  };
}

async function runOne(row: Row, request: RestRequest, execute: Execute): Promise<Outcome> {
  const { data, errors } = await execute(row.operation, (await row.variables?.(request)) ?? {});
  if (errors) return { errors };
  const answer = row.answer ? firstAt(data, row.answer) : data;
  return answer === null || answer === undefined ? {} : { value: await presented(row, answer, request) };
}

async function runList(row: ListRow, request: RestRequest, execute: Execute): Promise<Outcome> {
  const variables = row.variables(request);
  const nodes: unknown[] = [];
  let after: string | null | undefined = request.query.after;
  for (let left = limitOf(request, row.most); left > 0; ) {
    const first = Math.min(left, MOST_AT_ONCE);
    const { data, errors } = await execute(row.operation, { ...variables, first, after });
    if (errors) return { errors };
    const connection = firstAt(data, row.list) as Connection | null | undefined;
    if (!connection) return {};
    nodes.push(...connection.nodes);
    after = connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null;
    left = after ? left - first : 0;
  }
  return { value: await presented(row, nodes, request), next: after ?? undefined };
}

const presented = ({ view }: AnyRow, value: unknown, request: RestRequest) =>
  view ? (view as View).present(value, request) : value;

function firstAt(data: unknown, places: string | readonly string[]): unknown {
  const values = placesOf(places).map((place) => valueAt(data, place));
  return values.find((value) => value !== null && value !== undefined);
}

function limitOf({ query: { limit } }: RestRequest, most = MOST): number {
  if (limit === undefined) return most;
  const count = /^\d+$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > most) throw badInput({ limit: `limit must be from 1 to ${most}` });
  return count;
}
