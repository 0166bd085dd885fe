import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** Runs before a request is answered, and refuses it by throwing. */
export type Protection = (req: IncomingMessage, res: ServerResponse) => void;

export const asMiddleware = (protections: readonly Protection[]): RequestHandler[] =>
  protections.map((protect) => (req, res, next) => {
    protect(req, res);
    next();
  });
