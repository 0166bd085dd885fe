import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorRequestHandler, type RequestHandler, request } from 'express';
import type { Logger } from 'pino';
import { ERROR_STATUS, type ErrorCode } from '../../rules/errorCodes';
import { notFound, Refusal, reportFailure } from '../errors';
import { HttpRefusal, isUnreadable, unreadable } from './HttpRefusal';
import { reportRefusedAuthorization } from './observe/refusedAuthorizations';
import { PROBLEM, problemDetails } from './problemDetails';

/** Retry-After in seconds if nobody knows how long an outage lasts. */
const DEFAULT_RETRY_AFTER = 60;

type Write = (refusal: Refusal, status: number, req: IncomingMessage) => object;

/** How error responses are written, by the media types that a caller may accept. The first is the default. */
type Format = readonly [[type: string, write: Write], ...[string, Write][]];

/** The format of all paths except /graphql. */
const plain: Format = [
  ['application/json', ({ message, extensions }) => ({ message, error: message, ...extensions })],
  [PROBLEM, problemDetails],
];

const writeErrors: Write = ({ message, extensions }) => ({ errors: [{ message, extensions }] });

/** The format that GraphQL clients expect. */
const graphql: Format = [
  ['application/graphql-response+json', writeErrors],
  ['application/json', writeErrors],
];

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
  const types = format.map(([name]) => name);
  const accepted = request.accepts.call(req, ...types);
  const [type, write] = format.find(([name]) => name === accepted) ?? format[0];
  const text = JSON.stringify(write(refusal, status, req));
  res.statusCode = status;
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
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
