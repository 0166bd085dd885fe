import type { Request, RequestHandler } from 'express';
import type { Config } from '../../config';
import { forbidden } from '../../errors';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another site makes a browser send. Every browser says where a write comes from, and the
 * session's cookie stays behind on the way from another site; what says nothing is a program.
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
