import type { Logger } from 'pino';
import type { Config } from '../config';
import { closeWhenDraining } from './observe/health';
import { measureRequests } from './observe/metrics';
import { requestLog } from './observe/requestLog';
import type { Protection } from './Protection';
import { refuseCrossSite } from './refuseCrossSite';
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
