import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorRequestHandler, type RequestHandler, request } from 'express';
import type { Logger } from 'pino';
import { ERROR_STATUS, type ErrorCode } from '../../rules/errorCodes';
import { notFound, Refusal, reportFailure } from '../errors';
import { HttpRefusal, isUnreadable, unreadable } from './HttpRefusal';
import { reportRefusedAuthorization } from './observe/refusedAuthorizations';

/** Retry-After in seconds if nobody knows how long an outage lasts. */
const DEFAULT_RETRY_AFTER = 60;

/** The format of error responses. */
type Format = { type: string; write: (refusal: Refusal) => object };

/** The format of all paths except /graphql. */
const plain: Format = {
  type: 'application/json',
  write: ({ message, extensions }) => ({ message, error: message, ...extensions }),
};

/** The format that GraphQL clients expect. */
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
  // The client disconnected before the response. Nothing failed, and nobody can receive an error.
  if (res.destroyed && DISCONNECTED.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')) return;
  const refusal = refusalFor(error, req.log ?? log);
  if (req.log) reportRefusedAuthorization(req.log, refusal.extensions.code, { method: req.method });
  // The response was already sent. Only storing the session failed.
  if (res.headersSent) return;
  const status = statusOf(refusal);
  const { retryAfter = status === 503 ? DEFAULT_RETRY_AFTER : undefined } = refusal.extensions;
  if (typeof retryAfter === 'number') res.setHeader('Retry-After', String(retryAfter));
  const accepted = request.accepts.call(req, format.type, 'application/json') || format.type;
  const text = JSON.stringify(format.write(refusal));
  res.statusCode = status;
  res.setHeader('Content-Type', `${accepted}; charset=utf-8`);
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}

const DISCONNECTED = ['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_PREMATURE_CLOSE'];

function statusOf(refusal: Refusal): number {
  return refusal instanceof HttpRefusal ? refusal.status : ERROR_STATUS[refusal.extensions.code as ErrorCode];
}

function refusalFor(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const { status } = error as { status?: unknown };
  return isUnreadable(status) ? unreadable(status) : reportFailure(error, log);
}
