import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorRequestHandler, type RequestHandler, request } from 'express';
import type { Logger } from 'pino';
import { ERROR_STATUS, type ErrorCode } from '../../rules/errorCodes';
import { notFound, Refusal, reportFailure } from '../errors';
import { HttpRefusal, isUnreadable, unreadable } from './HttpRefusal';

/** Seconds until another try, when nobody knows how long an outage lasts. */
const SOON = 60;

/** How the errors of a part of the server look. */
type Format = { type: string; write: (refusal: Refusal) => object };

/** As all paths but /graphql answer. */
const plain: Format = {
  type: 'application/json',
  write: ({ message, extensions }) => ({ message, error: message, ...extensions }),
};

/** As clients of the graph read answers. */
const graphql: Format = {
  type: 'application/graphql-response+json',
  write: ({ message, extensions }) => ({ errors: [{ message, extensions }] }),
};

export const answerErrors = (log: Logger) => asMiddleware(plain, log);
export const answerGraphqlErrors = (log: Logger) => asMiddleware(graphql, log);

export const refuseUnknownPath: RequestHandler = () => {
  throw notFound('Page');
};

const asMiddleware =
  (format: Format, log: Logger): ErrorRequestHandler =>
  (error, req, res, _next) =>
    answerError(error, req, res, format, log);

export function answerGraphqlError(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  answerError(error, req, res, graphql, req.log);
}

function answerError(error: unknown, req: IncomingMessage, res: ServerResponse, format: Format, log: Logger): void {
  // The caller left before the answer. Nothing failed, and nobody is there to be told.
  if (res.destroyed && WRITTEN_TO_NOBODY.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')) return;
  const refusal = refusalFor(error, req.log ?? log);
  // The answer was already sent. Only storing the session failed.
  if (res.headersSent) return;
  const status = statusOf(refusal);
  const { retryAfter = status === 503 ? SOON : undefined } = refusal.extensions;
  if (typeof retryAfter === 'number') res.setHeader('Retry-After', String(retryAfter));
  const accepted = request.accepts.call(req, format.type, 'application/json') || format.type;
  const text = JSON.stringify(format.write(refusal));
  res.statusCode = status;
  res.setHeader('Content-Type', `${accepted}; charset=utf-8`);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}

const WRITTEN_TO_NOBODY = ['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_PREMATURE_CLOSE'];

function statusOf(refusal: Refusal): number {
  return refusal instanceof HttpRefusal ? refusal.status : ERROR_STATUS[refusal.extensions.code as ErrorCode];
}

function refusalFor(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const { status } = error as { status?: unknown };
  return isUnreadable(status) ? unreadable(status) : reportFailure(error, log);
}
