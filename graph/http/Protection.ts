import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** Looks at a request before it is answered, and refuses it by throwing. */
export type Protection = (req: IncomingMessage, res: ServerResponse) => void;

/** The same for Express. */
export const asMiddleware = (protections: readonly Protection[]): RequestHandler[] =>
  protections.map((protect) => (req, res, next) => {
    protect(req, res);
    next();
  });
