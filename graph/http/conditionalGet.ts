import type { RequestHandler } from 'express';

/**
 * Whoever names the ETag of an answer is told when it still holds. The fetch of Node and of browsers sends no-cache with
 * it, for the caches on the way; Express would take that for the wish to have the whole answer again.
 */
export const conditionalGet: RequestHandler = (req, _res, next) => {
  if (req.headers['if-none-match']) delete req.headers['cache-control'];
  next();
};
