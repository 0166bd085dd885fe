import type { ApolloServer } from '@apollo/server';
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { notFound } from '../errors';
import { answerErrors } from '../http/answerErrors';
import { countAttempt } from '../limits/attempts';
import { rateLimitHeaders } from '../limits/rateLimitHeaders';
import { RestFile } from './RestFile';
import { readRequest } from './readRequest';
import { requireAccess } from './requireAccess';
import { respellRefusal } from './respellRefusal';
import type { AnyRow } from './row';
import { rows } from './rows';
import { createRunner, type RunRow } from './runRow';
import { setCaching, setLinks } from './setHeaders';

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
  requireAccess(row, { ...context, params: req.params as Record<string, string> });
  const request = readRequest(row, req, context);
  if (row.attempts) await countAttempt(context, row.attempts, String(context.viewer?.id));
  // In refusals too: what was refused may have cost as much.
  const { value, errors, next } = await runRow(row, request, context).finally(() =>
    res.set(rateLimitHeaders(context.spending)),
  );
  if (errors) throw respellRefusal(errors[0]!, row.names);
  if (value === undefined) throw notFound('Record');
  setCaching(res, context);
  setLinks(req, res, next);
  if (value instanceof RestFile) res.attachment(value.name).type(value.type).send(value.body);
  else res.status(('status' in row && row.status) || 200).json(value);
}
