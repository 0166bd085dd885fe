import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { HttpRefusal } from './HttpRefusal';

/** Reads JSON bodies of at most 1 MB. Forms and plain text are what other sites can send, so they are not even read. */
export const readBody: RequestHandler[] = [refuseOtherTypes, express.json({ limit: '1mb', type: hasBody })];

function refuseOtherTypes(...[req, _res, next]: Parameters<RequestHandler>): void {
  if (hasBody(req) && !req.is('application/json')) {
    throw new HttpRefusal(415, 'Send the body as JSON, with Content-Type: application/json');
  }
  next();
}

/** What comes along with a read says nothing: it is passed over, whatever it is. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Whoever names the ETag of an answer is told when it still holds. The fetch of Node and of browsers sends no-cache with
 * it, for the caches on the way; Express would take that for the wish to have the whole answer again.
 */
export const conditionalGet: RequestHandler = (req, _res, next) => {
  if (req.headers['if-none-match']) delete req.headers['cache-control'];
  next();
};
