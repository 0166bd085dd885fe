import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { JsonData, stringifyAnswer } from '../compiled/JsonData';
import type { Config } from '../config';
import type { Context, ContextOf } from '../context';
import type { Admission } from '../http/Admission';
import { answerGraphqlError } from '../http/answerErrors';
import { compress } from '../http/compress';
import { forPersonal } from '../http/protections';
import { readBody } from '../http/readRequest';
import { documents } from '../persisted/documents.generated';
import type { Sent } from './directReads';
import type { GraphqlServer } from './graphqlServer';
import type { Answered } from './runOperation';

type Given = { config: Config; graphql: GraphqlServer; contextOf: ContextOf; admission: Admission };

/** Answers /graphql without Express. The context comes first, so that an outage is answered as elsewhere. */
export function graphqlEndpoint({ config, graphql, contextOf, admission }: Given) {
  const protections = forPersonal(config);
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      compress(req, res);
      for (const protect of protections) protect(req, res);
      await readBody(req, res);
      await admission.enter(req, res, isMutation(req.body));
      const context = { ...(await contextOf(req, res)), openRanches: config.openRanches };
      const asked = usual(req);
      if (asked) sendAnswer(res, asked.type, await graphql.run(asked.operation, context));
      else await answerByApollo(graphql, context, req, res);
    } catch (error) {
      answerGraphqlError(error, req, res);
    }
  };
}

/** Whether a body holds a mutation, by its first word. Other spellings are answered too, but don't wait for a place. */
function isMutation(body: unknown): boolean {
  const { query, extensions } = (body ?? {}) as Record<string, unknown>;
  const id = isRecord(extensions) && isRecord(extensions.persistedQuery) && extensions.persistedQuery.sha256Hash;
  const text = typeof id === 'string' ? documents.get(id) : query;
  return typeof text === 'string' && /^\s{0,9}mutation\b/.test(text);
}

/** The operation of a usual request, and the type of its answer. */
function usual(req: IncomingMessage): { operation: Sent; type: string } | undefined {
  const type = CONTENT_TYPES.get(req.headers.accept);
  const operation = req.method === 'POST' ? operationIn(req.body) : undefined;
  return type && operation ? { operation, type } : undefined;
}

function sendAnswer(res: ServerResponse, type: string, { data, status, headers, ...rest }: Answered): void {
  res.setHeader('Content-Type', type);
  for (const [name, value] of headers) res.setHeader(name, value);
  res.statusCode = status ?? 200;
  send(res, stringifyAnswer({ ...rest, data: data === undefined ? data : new JsonData(data) }));
}

/** Response types for the usual Accept headers. Apollo handles any other header. */
const CONTENT_TYPES = new Map<string | undefined, string>([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
  // Apollo Client, which our own pages use.
  ['application/graphql-response+json,application/json;q=0.9', 'application/graphql-response+json; charset=utf-8'],
]);

function operationIn(body: unknown): Sent | undefined {
  const { query, operationName, variables, extensions } = (body ?? {}) as Record<string, unknown>;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
  if (!isAbsent(variables) && !isRecord(variables)) return undefined;
  if (!isAbsent(extensions) && !isRecord(extensions)) return undefined;
  const rest = { operationName, variables };
  const persisted = extensions?.persistedQuery;
  if (isAbsent(persisted)) return typeof query === 'string' ? { ...rest, query } : undefined;
  if (query !== undefined || !isRecord(persisted) || persisted.version !== 1) return undefined;
  return typeof persisted.sha256Hash === 'string' ? { ...rest, id: persisted.sha256Hash } : undefined;
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function answerByApollo({ apollo }: GraphqlServer, context: Context, req: IncomingMessage, res: ServerResponse) {
  const { method = '', url = '', body } = req;
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers)) if (value !== undefined) headers.set(name, String(value));
  const httpGraphQLRequest = { method, headers, search: /\?.*/.exec(url)?.[0] ?? '', body };
  const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context });
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  res.statusCode = answer.status ?? 200;
  send(res, textOf(answer));
}

function textOf({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== 'complete') throw new Error('Apollo sent an answer in several parts');
  return body.string;
}

function send(res: ServerResponse, text: string): void {
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}
