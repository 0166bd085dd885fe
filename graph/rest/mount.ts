import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { notFound } from '../errors';
import { answerErrors } from '../http/answerErrors';
import { HttpRefusal } from '../http/HttpRefusal';
import { countAttempt } from '../limits/attempts';
import { rateLimitHeaders } from '../limits/rateLimitHeaders';
import type { Deprecation } from '../schema/deprecation';
import type { Run } from '../server/runOperation';
import { otherPaths } from './openapi/others';
import type { RestFile } from './present/view';
import { pathIds, templateOf } from './read/pathIds';
import { type RestRequest, readRequest } from './read/RestRequest';
import { requireAccess } from './requireAccess';
import type { Row } from './row';
import { rows } from './rows';
import { createRunner } from './runRow';

type Facade = {
  run: Run;
  contextOf: (req: Request, res: Response) => Promise<Context>;
  log: Logger;
  /** Called for each downloaded file, with the ranch in the path. */
  onFile: (context: Context, fileName: string, ranchOfPath: string) => Promise<void>;
};

/** Creates the REST facade. Each row is an endpoint that runs a GraphQL operation in-process. Tests pass their own rows. */
export function restRouter(facade: Facade, offered: readonly Row[] = rows): Router {
  const router = Router();
  const answer = answerer(facade, offered);
  for (const row of offered) {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](row.path, async (req, res) => answer(row, await facade.contextOf(req, res), req, res));
  }
  router.use(refuseMethod);
  // Errors are answered inside this router, where the request still has its row for the log.
  router.use(answerErrors(facade.log));
  return router;
}

function answerer({ run, onFile }: Facade, offered: readonly Row[]) {
  const runRow = createRunner(run, offered);
  return async (row: Row, context: Context, req: Request, res: Response): Promise<void> => {
    requireAccess(row, { ...context, params: req.params as Record<string, string> });
    const request = readRequest(row, req, context);
    const { mediaType } = row.view;
    if (mediaType) await countAttempt(context, 'export', String(context.viewer?.id));
    // Refusals get the headers too, since they may have cost as much.
    const outcome = runRow(row, request, context).finally(() => res.set(rateLimitHeaders(context.spending)));
    const given = await outcome;
    if (!given) throw notFound('Record');
    if ('file' in given) await onFile(context, given.file.name, isOfRanch(row) ? request.id : '');
    // A session's answer is never stored, and a token's answer is revalidated before each use.
    res.vary('Authorization, Cookie');
    if (context.token) res.set('Cache-Control', 'private, no-cache');
    res.set(deprecationHeaders(row.deprecations));
    setLinks(req, res, request, given.next);
    if ('file' in given) sendFile(res, given.file, mediaType);
    else res.status(row.status).type('json').send(given.json);
  };
}

const sendFile = (res: Response, { name, body }: RestFile, mediaType = '') =>
  res.attachment(name).type(mediaType).send(body);

const isOfRanch = ({ path }: Row) => pathIds(path).some(({ record }) => record === 'ranch');

/** Adds links to the next page of a list and, on later pages, to the first. They have only the parameters that the row knows. */
function setLinks(req: Request, res: Response, { query }: RestRequest, next: string | undefined): void {
  const linkTo = (rel: string, parameters: RestRequest['query']) => {
    const text = new URLSearchParams(parameters).toString();
    return `<${req.baseUrl}${req.path}${text && `?${text}`}>; rel="${rel}"`;
  };
  const { after, ...first } = query;
  const links = [
    ...(next ? [linkTo('next', { ...query, after: next })] : []),
    ...(after ? [linkTo('first', first)] : []),
  ];
  if (links.length > 0) res.append('Link', links.join(', '));
}

/** Answers 405 with the allowed methods, so that a program learns them from the answer. */
const refuseMethod: RequestHandler = (req, res) => {
  const known = endpoints.filter(({ template }) => pattern(template).test(req.path)).map(({ method }) => method);
  if (known.length === 0) throw notFound('Endpoint');
  const methods = [...new Set([...known, ...(known.includes('GET') ? ['HEAD'] : [])])].sort().join(', ');
  res.set('Allow', methods);
  if (req.method === 'OPTIONS') res.status(204).end();
  else throw new HttpRefusal(405, `This address takes ${methods}, not ${req.method}`);
};

const endpoints = [
  ...rows.map(({ method, path }) => ({ method: method as string, template: templateOf(path) })),
  ...Object.entries({ ...otherPaths, '/docs': { get: {} } }).flatMap(([template, operations = {}]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), template })),
  ),
];

/** Returns a pattern for a path, whose parameters are all ids. */
const pattern = (template: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '\\d+')}/?$`, 'i');

const DAY = 24 * 60 * 60 * 1000;

/** Says since when something here is deprecated (RFC 9745), and when the first of it ends (RFC 8594). */
function deprecationHeaders(deprecations: readonly Deprecation[]): Record<string, string> {
  const [since] = deprecations.map((one) => one.since).sort();
  const [until] = deprecations.map((one) => one.until).sort();
  if (!since || !until) return {};
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(Date.parse(until) + DAY).toUTCString(),
    Link: '</api/changelog>; rel="deprecation"; type="text/html"',
  };
}
