import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../context';
import { badInput } from '../errors';
import type { GraphqlServer } from '../schema/graphqlServer';
import { valueAt } from './present/view';
import type { RestRequest } from './read/RestRequest';
import type { Row } from './row';

type Outcome = { value?: unknown; errors?: readonly GraphQLFormattedError[]; next?: string };
export type RunRow = (row: Row, request: RestRequest, context: Context) => Promise<Outcome>;

/** How many whole ranches one operation can read within the graph's cost limit. */
const MOST_AT_ONCE = 40;

type Connection = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
type Answer = { value?: unknown; errors?: readonly GraphQLFormattedError[] };
type Execute = (variables: object) => Promise<Answer>;

/** Runs rows on the same executor as /graphql, so that permissions, validation and errors are the same. */
export function createRunner({ apollo }: GraphqlServer): RunRow {
  return async (row, request, contextValue) => {
    const { operation: query, shape, answers, view } = row;
    const given = await row.variables(request);
    const execute: Execute = async (pages) => {
      const { body } = await apollo.executeOperation({ query, variables: { ...given, ...pages } }, { contextValue });
      if (body.kind !== 'single') throw new Error('An answer in parts');
      const { data, errors } = body.singleResult;
      return errors ? { errors } : { value: firstAt(shape.format(data), answers) };
    };
    const { value, ...outcome } = row.isList ? await runPages(row, request, execute) : await execute({});
    return value === undefined ? outcome : { ...outcome, value: await view.present(value, request) };
  };
}

async function runPages(row: Row, request: RestRequest, execute: Execute): Promise<Outcome> {
  const nodes: unknown[] = [];
  let after: string | null | undefined = request.query.after;
  for (let left = limitOf(request, row.most); left > 0; ) {
    const first = Math.min(left, MOST_AT_ONCE);
    const { value, errors } = await execute({ first, after });
    if (!value) return { errors };
    const { nodes: found, pageInfo } = value as Connection;
    nodes.push(...found);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    left = after ? left - first : 0;
  }
  return { value: nodes, next: after ?? undefined };
}

function firstAt(data: unknown, places: readonly string[]): unknown {
  const values = places.map((place) => valueAt(data, place));
  return values.find((value) => value !== null && value !== undefined);
}

function limitOf({ query: { limit } }: RestRequest, most: number): number {
  if (limit === undefined) return most;
  const count = /^\d+$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > most) throw badInput({ limit: `limit must be from 1 to ${most}` });
  return count;
}
