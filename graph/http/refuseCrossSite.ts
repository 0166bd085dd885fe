import type { Request, RequestHandler } from 'express';
import type { Config } from '../config';
import { forbidden } from '../errors';
import { SESSION_COOKIE } from './sessions';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses writes that a page of another site makes a browser send. A browser says where a request comes from; programs
 * do not, and need no more than to send JSON, which no page can do across sites without asking first.
 */
export function refuseCrossSite({ publicUrl }: Config): RequestHandler {
  const ownHost = new URL(publicUrl).host;
  return (req, _res, next) => {
    if (!SAFE_METHODS.includes(req.method) && !isOurs(req, ownHost))
      throw forbidden('This request comes from another site');
    next();
  };
}

function isOurs(req: Request, ownHost: string): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('Origin');
  if (origin) return [ownHost, req.host].includes(hostOf(origin));
  return Boolean(req.is('application/json')) || !carriesSession(req);
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}

function carriesSession(req: Request): boolean {
  return (req.get('Cookie') ?? '').includes(`${SESSION_COOKIE}=`);
}
