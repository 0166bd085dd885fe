import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';
import { forbidden } from '../errors';
import { originOf } from './behindProxies';
import type { Protection } from './Protection';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a browser sends from a page of another site. Browsers say where a write comes from, and do not
 * send the session's cookie from another site. A request without this information comes from a program.
 */
export function refuseCrossSite({ publicUrl, trustProxy }: Config): Protection {
  const ownOrigin = new URL(publicUrl).origin;
  return (req) => {
    if (SAFE_METHODS.includes(req.method ?? '') || isOurs(req, ownOrigin, trustProxy)) return;
    throw forbidden('This request comes from another site');
  };
}

function isOurs(req: IncomingMessage, ownOrigin: string, trustProxy: number): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  const { origin } = req.headers;
  return !origin || origin === ownOrigin || origin === originOf(req, trustProxy);
}
