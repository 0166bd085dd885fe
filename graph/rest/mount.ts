import type { ApolloServer } from '@apollo/server';
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { notFound } from '../errors';
import { answerErrors } from '../http/answerErrors';
import { idNumber } from '../ids';
import { countAttempt } from '../limits/attempts';
import { isRecord } from './readValue';
import { requireAccess } from './requireAccess';
import { respellRefusal } from './respellRefusal';
import { type AnyRow, RestFile, type RestRequest } from './row';
import { rows } from './rows';
import { createRunner, type RunRow } from './runRow';

type Facade = {
  graphql: ApolloServer<Context>;
  contextOf: (req: Request, res: Response) => Promise<Context>;
  log: Logger;
};

/** The REST facade: each row is an endpoint that runs an operation of the graph in-process. */
export function restRouter({ graphql, contextOf, log }: Facade): Router {
  const router = Router();
  const runRow = createRunner(graphql);
  for (const row of rows) {
    const method = row.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[method](row.path, async (req, res) => answer(runRow, row, await contextOf(req, res), req, res));
  }
  router.use(() => {
    throw notFound('Endpoint');
  });
  // In here, where the request still knows its row for the log.
  router.use(answerErrors(log));
  return router;
}

async function answer(runRow: RunRow, row: AnyRow, context: Context, req: Request, res: Response): Promise<void> {
  const request = requestOf(req, context);
  requireAccess(row, request);
  if (row.attempts) await countAttempt(context, row.attempts, String(context.viewer?.id));
  const { value, errors, next } = await runRow(row, request, context);
  if (errors) throw respellRefusal(errors[0]!, row.names);
  if (value === undefined) throw notFound('Record');
  if (next) res.set('Link', `<${nextUrl(req, next)}>; rel="next"`);
  if (value instanceof RestFile) res.attachment(value.name).type(value.type).send(value.body);
  else res.status(('status' in row && row.status) || 200).json(value);
}

function requestOf(req: Request, { viewer }: Context): RestRequest {
  // A parameter that is given twice is a list of two words.
  const query = Object.fromEntries(Object.entries(req.query).map(([name, value]) => [name, String(value)]));
  return {
    params: idsOf(req.params as Record<string, string>),
    query,
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

function nextUrl(req: Request, after: string): string {
  const query = new URLSearchParams(req.query as Record<string, string>);
  query.set('after', after);
  return `${req.baseUrl}${req.path}?${query}`;
}
