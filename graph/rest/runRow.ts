import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../rules/errorCodes';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import { addOwnDocument } from '../schema/documentStore';
import type { Run } from '../server/runOperation';
import { enumOf, enumWords } from './present/leaf';
import type { RestFile } from './present/view';
import type { RestRequest } from './read/RestRequest';
import { renameFields } from './read/readBody';
import type { Row } from './row';

/** A file, or an answer as JSON, and the cursor of a list's next page. */
type Answer = ({ file: RestFile } | { json: string }) & { next: string | undefined };

/** The maximum of records that one operation requests. An operation can read this many whole ranches within the cost limit. */
const MAX_AT_ONCE = 30;

type Connection = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
type Execute = (variables: object) => Promise<unknown>;

/** Runs rows on the executor of /graphql, so that all checks are the same. Null if there's no such record. */
export function createRunner(run: Run, rows: readonly Row[]) {
  for (const { text } of rows) addOwnDocument(text);
  return async (row: Row, request: RestRequest, context: Context): Promise<Answer | null> => {
    const given = await row.variables(request);
    const execute: Execute = async (page) =>
      valueIn(row, await run({ query: row.text, variables: { ...given, ...page } }, context));
    const { value, next } = await (row.isList ? runPages(row, request, execute) : runOnce(execute));
    const presented = value === undefined ? undefined : await row.view.present(value, request);
    if (presented === undefined) return null;
    return { ...(row.view.mediaType ? { file: presented as RestFile } : { json: JSON.stringify(presented) }), next };
  };
}

/** The value of an answer, undefined if there is none, and the cursor of a list's next page. */
type Found = { value?: unknown; next?: string | undefined };

const runOnce = async (execute: Execute): Promise<Found> => ({ value: await execute({}) });

/** Returns the record or the connection in an answer. Undefined if there is none. */
function valueIn({ shape, answers, names }: Row, { data = 'null', errors: [refusal] = [] }: Awaited<ReturnType<Run>>) {
  if (refusal) throw formatRefusal(refusal, names);
  const formatted = shape.format(JSON.parse(data));
  return answers.map(({ read }) => read(formatted) ?? undefined).find((value) => value !== undefined);
}

async function runPages(row: Row, request: RestRequest, execute: Execute): Promise<Found> {
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
