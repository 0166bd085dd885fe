import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config';
import { forbidden } from '../../errors';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a browser sends from a page of another site. Browsers say where a write comes from, and do not
 * send the session's cookie from another site. A request that does not say it comes from a program.
 */
export function refuseCrossSite({ publicUrl }: Config): RequestHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return (req, _res, next) => {
    if (!SAFE_METHODS.includes(req.method) && !isOurs(req, ownOrigin))
      throw forbidden('This request comes from another site');
    next();
  };
}

function isOurs(req: Request, ownOrigin: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  return !origin || [ownOrigin, `${req.protocol}://${req.host}`].includes(origin);
}
