import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ERROR_STATUS, type ErrorCode } from '../../rules/errorCodes';
import { notFound, Refusal, reportFailure } from '../errors';
import { HttpRefusal } from './HttpRefusal';

/** Seconds until another try, when nobody knows how long an outage lasts. */
const SOON = 60;

type Shape = (refusal: Refusal) => object;

/** As all paths but /graphql answer. */
const plain: Shape = ({ message, extensions }) => ({ message, error: message, ...extensions });

/** As clients of the graph read answers. */
const graphql: Shape = ({ message, extensions }) => ({ errors: [{ message, extensions }] });

export const answerErrors = (log: Logger) => answer(log, plain, 'application/json');
export const answerGraphqlErrors = (log: Logger) => answer(log, graphql, 'application/graphql-response+json');

export const refuseUnknownPath: RequestHandler = () => {
  throw notFound('Page');
};

function answer(log: Logger, shape: Shape, type: string): ErrorRequestHandler {
  return (error, req, res, _next) => {
    // The caller left before the answer. Nothing failed, and nobody is there to be told.
    if (res.destroyed && WRITTEN_TO_NOBODY.includes(error?.code)) return;
    const refusal = refusalFor(error, req.log ?? log);
    // The answer was already sent. Only storing the session failed.
    if (res.headersSent) return;
    const status = statusOf(refusal);
    const { retryAfter = status === 503 ? SOON : undefined } = refusal.extensions;
    if (typeof retryAfter === 'number') res.set('Retry-After', String(retryAfter));
    const accepted = req.accepts(type, 'application/json') || type;
    res
      .status(status)
      .type(accepted)
      .send(JSON.stringify(shape(refusal)));
  };
}

const WRITTEN_TO_NOBODY = ['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_PREMATURE_CLOSE'];

function statusOf(refusal: Refusal): number {
  return refusal instanceof HttpRefusal ? refusal.status : ERROR_STATUS[refusal.extensions.code as ErrorCode];
}

/** What is wrong with requests that cannot be read, in our own words. */
const UNREADABLE: Record<number, string> = {
  400: 'The request cannot be read: check its address and its JSON',
  413: 'The request is larger than 1 MB',
  415: 'The encoding of the request is not supported',
};

function refusalFor(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const { status } = error as { status?: number };
  const message = status && UNREADABLE[status];
  return message ? new HttpRefusal(status, message) : reportFailure(error, log);
}
