import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../rules/errorCodes';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import type { GraphqlServer } from '../schema/graphqlServer';
import { enumOf, enumWords } from './present/leaf';
import type { RestRequest } from './read/RestRequest';
import { renameFields } from './read/readBody';
import type { Row } from './row';

/** The answer, undefined if there is none, and where a list goes on. */
type Outcome = { value?: unknown; next?: string };

/** How many whole ranches one operation can read within the graph's cost limit. */
const MOST_AT_ONCE = 40;

type Connection = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
type Execute = (variables: object) => Promise<unknown>;

/** Runs rows on the same executor as /graphql, so that permissions, validation and errors are the same. */
export function createRunner(graphql: GraphqlServer) {
  return async (row: Row, request: RestRequest, contextValue: Context): Promise<Outcome> => {
    const { text, shape, answers, view } = row;
    const given = await row.variables(request);
    const execute: Execute = async (pages) => {
      const sent = { query: text, variables: { ...given, ...pages } };
      const { data, errors: [refusal] = [] } = await run(graphql, sent, { ...contextValue });
      if (refusal) throw formatRefusal(refusal, row.names);
      const formatted = shape.format(data);
      return answers.map(({ read }) => read(formatted) ?? undefined).find((value) => value !== undefined);
    };
    const { value, next } = row.isList ? await runPages(row, request, execute) : { value: await execute({}) };
    return value === undefined ? {} : { value: await view.present(value, request), next };
  };
}

type Sent = { query: string; variables: Record<string, unknown> };

/** Reads directly where that is possible. The context is for this operation alone. */
async function run(graphql: GraphqlServer, sent: Sent, contextValue: Context): Promise<FormattedExecutionResult> {
  const read = await graphql.readDirectly(sent, contextValue);
  if (read) return { data: JSON.parse(read.data) };
  const { body } = await graphql.apollo.executeOperation(sent, { contextValue });
  if (body.kind !== 'single') throw new Error('An answer in parts');
  return body.singleResult;
}

async function runPages(row: Row, request: RestRequest, execute: Execute): Promise<Outcome> {
  const nodes: unknown[] = [];
  let after: string | null | undefined = request.query.after;
  for (let left = limitOf(request, row.most); left > 0; ) {
    const first = Math.min(left, MOST_AT_ONCE);
    const page = (await execute({ first, after })) as Connection | undefined;
    if (!page) return {};
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    left = after ? left - first : 0;
  }
  return { value: nodes, next: after ?? undefined };
}

function limitOf({ query: { limit } }: RestRequest, most: number): number {
  if (limit === undefined) return most;
  const count = /^\d+$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > most) throw badInput({ limit: `limit must be from 1 to ${most}` });
  return count;
}

const STATUS = enumWords(enumOf('OrderStatus'));
const ITEM_TYPE = enumWords(enumOf('ItemType'));

type Messages = Record<string, string>;
type Extensions = {
  code: ErrorCode;
  fields?: Messages;
  allowed?: string[];
  prices?: { type: string }[];
  left?: Left[];
};
/** A share that can still be had, or those of an animal. */
type Left = string | { shares: string[] };

/** Turns an error of the graph into the endpoint's error, with REST's field names. */
function formatRefusal({ message, extensions }: GraphQLFormattedError, names: Messages = {}): Refusal {
  const { code, fields, allowed, prices, left, ...rest } = extensions as Extensions;
  return new Refusal(code, message, {
    ...rest,
    ...(fields && { fields: renameFields(fields, names) }),
    ...(allowed && { allowed: allowed.map((status) => STATUS.format(status)) }),
    ...(left && { left: left.map(formatLeft) }),
    ...(prices && { prices: prices.map((price) => ({ ...price, type: ITEM_TYPE.format(price.type) })) }),
  });
}

const formatLeft = (left: Left): Left =>
  typeof left === 'string'
    ? ITEM_TYPE.format(left)
    : { ...left, shares: left.shares.map((share) => ITEM_TYPE.format(share)) };
