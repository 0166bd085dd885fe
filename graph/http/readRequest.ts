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

/** The body of a read has no meaning in HTTP, so it is ignored. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Lets Express answer 304 to a request with If-None-Match. The fetch of Node and of browsers adds `no-cache` for the caches
 * on the way, and Express would then send the whole answer again.
 */
export const conditionalGet: RequestHandler = (req, _res, next) => {
  if (req.headers['if-none-match']) delete req.headers['cache-control'];
  next();
};
