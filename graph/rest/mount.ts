import type { ApolloServer } from '@apollo/server';
import { type Request, type Response, Router } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../rules/errorCodes';
import type { Context } from '../context';
import { notFound, Refusal } from '../errors';
import { idNumber } from '../ids';
import type { AnyRow, RestRequest } from './row';
import { rows } from './rows';
import { createRunner, type RunRow } from './runRow';

type Facade = { graphql: ApolloServer<Context>; contextOf: (req: Request, res: Response) => Promise<Context> };

/** The REST facade: each row is an endpoint that runs an operation of the graph in-process. */
export function restRouter({ graphql, contextOf }: Facade): Router {
  const router = Router();
  const runRow = createRunner(graphql);
  for (const row of rows) {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](row.path, async (req, res) => answer(runRow, row, await contextOf(req, res), req, res));
  }
  router.use(() => {
    throw notFound('Endpoint');
  });
  return router;
}

async function answer(runRow: RunRow, row: AnyRow, context: Context, req: Request, res: Response): Promise<void> {
  const request = requestOf(req, context);
  const { value, errors, next } = await runRow(row, request, context);
  if (errors) throw refusalFrom(errors[0]!);
  if (value === undefined) throw notFound('Record');
  if (next) res.set('Link', `<${nextUrl(req, next)}>; rel="next"`);
  res.status(row.status ?? 200).json(value);
}

function requestOf(req: Request, { viewer }: Context): RestRequest {
  const query = Object.fromEntries(Object.entries(req.query).filter(([, value]) => typeof value === 'string'));
  return {
    params: idsOf(req.params as Record<string, string>),
    query: query as Record<string, string>,
    body: isRecord(req.body) ? req.body : {},
    viewer,
    idempotencyKey: req.get('Idempotency-Key') ?? null,
  };
}

/** Every parameter in a path of the facade is an id. Errors: BAD_USER_INPUT. */
function idsOf(params: Record<string, string>): Record<string, string> {
  for (const [name, text] of Object.entries(params)) idNumber(text, name);
  return params;
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

function nextUrl(req: Request, after: string): string {
  const query = new URLSearchParams(req.query as Record<string, string>);
  query.set('after', after);
  return `${req.baseUrl}${req.path}?${query}`;
}

/** What the graph refused, to be answered like every other refusal. */
function refusalFrom({ message, extensions }: GraphQLFormattedError): Refusal {
  const { code, ...rest } = extensions as { code: ErrorCode };
  return new Refusal(code, message, rest);
}
