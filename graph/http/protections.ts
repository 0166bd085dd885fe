import type { Logger } from 'pino';
import type { Config } from '../config';
import { closeWhenLeaving } from './observe/health';
import { measureRequests } from './observe/metrics';
import { requestLog } from './observe/requestLog';
import type { Protection } from './Protection';
import { securityHeaders } from './securityHeaders';
import { refuseCrossSite } from './session/refuseCrossSite';

type Given = { config: Config; log: Logger; isLeaving: () => boolean };

/** What every request passes, whichever part of the server answers it. */
export const forAll = ({ config, log, isLeaving }: Given): Protection[] => [
  requestLog(config, log),
  closeWhenLeaving(isLeaving),
  measureRequests,
  securityHeaders(config),
];

/** What a request passes besides, where the answer depends on who asks. `readBody` and `contextOf` follow. */
export const forPersonal = (config: Config): Protection[] => [notStored, refuseCrossSite(config)];

/** The browser stores nothing, so the next person at a shared computer finds nothing. */
const notStored: Protection = (_req, res) => {
  res.setHeader('Cache-Control', 'no-store');
};
