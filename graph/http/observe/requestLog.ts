import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import type { Protection } from '../Protection';
import { hideSecrets } from './hideSecrets';
import { pathOf, routeOf } from './routeOf';

declare module 'http' {
  interface IncomingMessage {
    /** Adds the id of the request to its lines. */
    log: Logger;
    /** The body, after `readBody` has read it. */
    body?: unknown;
  }
}

/**
 * Logs a line for each request, and adds an id to all lines that belong to it. Omits what people send and who they are:
 * no query, no referrer, no cookie, no IP address, no body.
 */
export function requestLog(config: Config, log: Logger): Protection {
  return (req, res) => {
    const requestId = idFromProxy(req, config) ?? randomUUID();
    res.setHeader('X-Request-Id', requestId);
    req.log = log.child({ requestId });
    const path = pathOf(req);
    const route = routeOf(path);
    if (route === 'probe') return;
    const begin = Date.now();
    res.on('close', () => {
      const { method } = req;
      const { statusCode: status } = res;
      const milliseconds = Date.now() - begin;
      const operation = route === 'graphql' || route === 'stream' ? operationOf(req) : undefined;
      const line = { method, path: loggedPath(req, path), operation, status, milliseconds };
      req.log[levelOf(status, route)](line, res.writableFinished ? 'request completed' : 'request aborted');
    });
  };
}

function idFromProxy({ headers }: IncomingMessage, { trustProxy }: Config): string | undefined {
  const id = trustProxy > 0 ? headers['x-request-id'] : undefined;
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** Statuses for failures of the hosts of pictures, not of this server. */
const FAULTS_OF_OTHERS = [502, 504];

function levelOf(status: number, route: string) {
  if (status >= 500 && !FAULTS_OF_OTHERS.includes(status)) return 'error';
  return route === 'client' ? 'debug' : 'info';
}

function loggedPath(req: IncomingMessage, path: string): string {
  return routeOf(path) === 'api' ? patternOf(req) : hideSecrets(path);
}

/** Returns the pattern of a REST request instead of its path: `/api/orders/:id`. */
function patternOf({ route, baseUrl }: IncomingMessage & Partial<Pick<Request, 'route' | 'baseUrl'>>): string {
  return route ? `${baseUrl}${route.path}` : '/api/*';
}

function operationOf({ body }: IncomingMessage): string | undefined {
  const name = (body as { operationName?: unknown } | null | undefined)?.operationName;
  return typeof name === 'string' && /^\w{1,64}$/.test(name) ? name : undefined;
}
