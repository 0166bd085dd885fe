import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../rules/errorCodes';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import { addOwnDocument } from '../schema/documentStore';
import type { GraphqlServer } from '../server/graphqlServer';
import { enumOf, enumWords } from './present/leaf';
import type { RestFile } from './present/view';
import type { RestRequest } from './read/RestRequest';
import { renameFields } from './read/readBody';
import type { Row } from './row';
import type { Written, WrittenAnswers } from './WrittenAnswers';

/** A file, or an answer as JSON. */
type Answer = { file: RestFile; next: string | undefined } | Written;

/** The maximum of records that one operation requests. An operation can read this many whole ranches within the cost limit. */
const MAX_AT_ONCE = 30;

type Connection = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
type Execute = (variables: object) => Promise<unknown>;

/**
 * Runs rows on the same executor as /graphql, so that permissions, validation and errors are the same. Null if there is no
 * such record.
 */
export function createRunner(graphql: GraphqlServer, written: WrittenAnswers, rows: readonly Row[]) {
  for (const { text } of rows) addOwnDocument(text);
  return async (row: Row, request: RestRequest, contextValue: Context): Promise<Answer | null> => {
    const given = await row.variables(request);
    const ask = (page: object) =>
      run(graphql, { query: row.text, variables: { ...given, ...page } }, { ...contextValue });
    const first = row.isList ? limitOf(request, row.maxPageSize) : 1;
    if (row.view.mediaType || first > MAX_AT_ONCE) {
      const presented = await present(row, request, async (page) => valueIn(row, await ask(page)));
      return row.view.mediaType ? inFile(presented) : asJson(presented);
    }
    const result = await ask(row.isList ? { first, after: request.query.after } : {});
    const write = async () => asJson(await present(row, request, async () => valueIn(row, result)));
    return 'cached' in result ? written.read(`${row.operationId} ${request.id} ${result.cached}`, write) : write();
  };
}

/** The value of an answer, undefined if there is none, and the cursor of a list's next page. */
type Presented = { value?: unknown; next?: string | undefined };

async function present(row: Row, request: RestRequest, execute: Execute): Promise<Presented> {
  const { value, next } = await (row.isList ? runPages(row, request, execute) : runOnce(execute));
  return value === undefined ? {} : { value: await row.view.present(value, request), next };
}

const runOnce = async (execute: Execute): Promise<Presented> => ({ value: await execute({}) });

const inFile = ({ value, next }: Presented) => (value === undefined ? null : { file: value as RestFile, next });

const asJson = ({ value, next }: Presented): Written | null =>
  value === undefined ? null : { body: Buffer.from(JSON.stringify(value)), next };

type Sent = { query: string; variables: Record<string, unknown> };

/** GraphQL's answer. Cached data comes as text, because its REST answer may be cached, too. */
type Result = FormattedExecutionResult | { cached: string };

/** Reads without Apollo if possible. The context is for this operation alone. */
async function run(graphql: GraphqlServer, sent: Sent, contextValue: Context): Promise<Result> {
  const read = await graphql.readDirectly(sent, contextValue);
  if (read) return read.isCached ? { cached: read.data } : { data: JSON.parse(read.data) };
  const { body } = await graphql.apollo.executeOperation(sent, { contextValue });
  if (body.kind !== 'single') throw new Error('Apollo sent an answer in several parts');
  return body.singleResult;
}

/** Returns the record or the connection in a result. Undefined if there is none. */
function valueIn({ shape, answers, names }: Row, result: Result): unknown {
  const { data, errors: [refusal] = [] } = 'cached' in result ? { data: JSON.parse(result.cached) } : result;
  if (refusal) throw formatRefusal(refusal, names);
  const formatted = shape.format(data);
  return answers.map(({ read }) => read(formatted) ?? undefined).find((value) => value !== undefined);
}

async function runPages(row: Row, request: RestRequest, execute: Execute): Promise<Presented> {
  const nodes: unknown[] = [];
  let after: string | null | undefined = request.query.after;
  for (let remaining = limitOf(request, row.maxPageSize); remaining > 0; ) {
    const first = Math.min(remaining, MAX_AT_ONCE);
    const page = (await execute({ first, after })) as Connection | undefined;
    if (!page) return {};
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    remaining = after ? remaining - first : 0;
  }
  return { value: nodes, next: after ?? undefined };
}

function limitOf({ query: { limit } }: RestRequest, maxPageSize: number): number {
  if (limit === undefined) return maxPageSize;
  const count = /^\d+$/.test(limit) ? Number(limit) : 0;
  if (count < 1 || count > maxPageSize) throw badInput({ limit: `limit must be from 1 to ${maxPageSize}` });
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
  left?: AvailableShares[];
};
/** A share that is still available, or all available shares of an animal. */
type AvailableShares = string | { shares: string[] };

/** Turns a GraphQL error into the endpoint's error, with REST's field names. */
function formatRefusal({ message, extensions }: GraphQLFormattedError, names: Messages = {}): Refusal {
  const { code, fields, allowed, prices, left, ...rest } = extensions as Extensions;
  return new Refusal(code, message, {
    ...rest,
    ...(fields && { fields: renameFields(fields, names) }),
    ...(allowed && { allowed: allowed.map((status) => STATUS.format(status)) }),
    ...(left && { left: left.map(formatAvailable) }),
    ...(prices && { prices: prices.map((price) => ({ ...price, type: ITEM_TYPE.format(price.type) })) }),
  });
}

const formatAvailable = (left: AvailableShares): AvailableShares =>
  typeof left === 'string'
    ? ITEM_TYPE.format(left)
    : { ...left, shares: left.shares.map((share) => ITEM_TYPE.format(share)) };
