import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { notFound } from '../errors';
import { answerErrors } from '../http/answerErrors';
import { HttpRefusal } from '../http/HttpRefusal';
import { countAttempt } from '../limits/attempts';
import { rateLimitHeaders } from '../limits/rateLimitHeaders';
import type { GraphqlServer } from '../schema/graphqlServer';
import { otherPaths } from './openapi/others';
import { formatRefusal } from './present/formatRefusal';
import { RestFile } from './present/view';
import { templateOf } from './read/pathIds';
import type { RestRequest } from './read/RestRequest';
import { readRequest } from './read/readRequest';
import { requireAccess } from './requireAccess';
import type { Row } from './row';
import { rows } from './rows';
import { createRunner, type RunRow } from './runRow';

type Facade = {
  graphql: GraphqlServer;
  contextOf: (req: Request, res: Response) => Promise<Context>;
  log: Logger;
  /** Called for each downloaded file, with the ranch in the path. */
  onFile: OnFile;
};

type OnFile = (context: Context, fileName: string, ranchOfPath: string) => Promise<void>;

/** The REST facade: each row is an endpoint that runs an operation of the graph in-process. */
export function restRouter({ graphql, contextOf, log, onFile }: Facade): Router {
  const router = Router();
  const tools = { runRow: createRunner(graphql), onFile };
  for (const row of rows) {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](row.path, async (req, res) => answer(tools, row, await contextOf(req, res), req, res));
  }
  router.use(refuseMethod);
  // Errors are answered inside this router, where the request still has its row for the log.
  router.use(answerErrors(log));
  return router;
}

type Tools = { runRow: RunRow; onFile: OnFile };

async function answer(
  { runRow, onFile }: Tools,
  row: Row,
  context: Context,
  req: Request,
  res: Response,
): Promise<void> {
  requireAccess(row, { ...context, params: req.params as Record<string, string> });
  const request = readRequest(row, req, context);
  if (row.attempts) await countAttempt(context, row.attempts, String(context.viewer?.id));
  // Refusals get the headers too, since they may have cost as much.
  const { value, errors, next } = await runRow(row, request, context).finally(() =>
    res.set(rateLimitHeaders(context.spending)),
  );
  const [refusal] = errors ?? [];
  if (refusal) throw formatRefusal(refusal, row.names);
  if (value === undefined) throw notFound('Record');
  if (value instanceof RestFile) await onFile(context, value.name, request.id);
  setCaching(res, context);
  setLinks(req, res, request, next);
  if (value instanceof RestFile) res.attachment(value.name).type(value.type).send(value.body);
  else res.status(row.status).json(value);
}

/** Sets caching: a session's answer is never stored, and a token's answer is revalidated before each use. */
function setCaching(res: Response, { token }: Context): void {
  res.vary('Authorization, Cookie');
  if (token) res.set('Cache-Control', 'private, no-cache');
}

/** Adds links to the next page of a list and, on later pages, to the first. */
function setLinks(req: Request, res: Response, { query }: RestRequest, next: string | undefined): void {
  const links = [
    ...(next ? [`<${urlOf(req, { ...query, after: next })}>; rel="next"`] : []),
    ...(query.after ? [`<${urlOf(req, withoutAfter(query))}>; rel="first"`] : []),
  ];
  if (links.length > 0) res.set('Link', links.join(', '));
}

const withoutAfter = ({ after: _, ...query }: RestRequest['query']) => query;

/** The address with only the query parameters that the row knows. */
function urlOf(req: Request, query: RestRequest['query']): string {
  const text = new URLSearchParams(query).toString();
  return `${req.baseUrl}${req.path}${text && `?${text}`}`;
}

/** Answers 405 with the allowed methods, so that a program learns them from the answer. */
const refuseMethod: RequestHandler = (req, res) => {
  const methods = methodsAt(req.path);
  if (methods.length === 0) throw notFound('Endpoint');
  res.set('Allow', methods.join(', '));
  if (req.method === 'OPTIONS') res.status(204).end();
  else throw new HttpRefusal(405, `This address takes ${methods.join(', ')}, not ${req.method}`);
};

const endpoints = [
  ...rows.map(({ method, path }) => ({ methods: [method], template: templateOf(path) })),
  ...Object.entries({ ...otherPaths, '/docs': { get: {} } }).map(([template, operations]) => ({
    methods: Object.keys(operations ?? {}).map((method) => method.toUpperCase()),
    template,
  })),
];

function methodsAt(path: string): string[] {
  const here = endpoints.filter(({ template }) => pattern(template).test(path));
  const methods = new Set(here.flatMap(({ methods: known }) => known));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** A path pattern. All its parameters are ids. */
const pattern = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '\\d+')}/?$`, 'i');
