import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { forbidden } from '../errors';
import { originOf } from './behindProxies';
import { closeWhenDraining } from './observe/health';
import { measureRequests } from './observe/metrics';
import { requestLog } from './observe/requestLog';
import type { Protection } from './Protection';
import { securityHeaders } from './securityHeaders';

type Given = { config: Config; log: Logger; isDraining: () => boolean };

/** Returns the protections that every request passes, whichever part of the server answers it. */
export const forAll = ({ config, log, isDraining }: Given): Protection[] => [
  requestLog(log),
  closeWhenDraining(isDraining),
  measureRequests,
  securityHeaders(config),
];

/** Returns additional protections for responses that depend on the caller. `readBody` and `contextOf` run afterward. */
export const forPersonal = (config: Config): Protection[] => [notStored, refuseCrossSite(config)];

/** The browser stores nothing, so the next person at a shared computer finds nothing. */
const notStored: Protection = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store');
};

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Browsers say where a write comes from. A request without this information comes from a program. */
function refuseCrossSite({ publicUrl, trustProxy }: Config): Protection {
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
