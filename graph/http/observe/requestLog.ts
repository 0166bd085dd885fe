import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { currentTrace, currentTraceId, inTrace } from '../../trace';
import type { Protection } from '../Protection';
import { hideSecrets } from './hideSecrets';
import { pathOf, routeOf } from './routeOf';

declare module 'http' {
  interface IncomingMessage {
    log: Logger;
    /** The body, after `readBody` has read it. */
    body?: unknown;
  }
}

/** One line for each request, without what people send and who they are, with the id of its trace. */
export function requestLog(log: Logger): Protection {
  return (req, res) => {
    const trace = currentTrace();
    const id = currentTraceId();
    if (id) res.setHeader('X-Request-Id', id);
    req.log = log;
    const path = pathOf(req);
    const route = routeOf(path);
    if (route === 'probe') return;
    const begin = Date.now();
    const end = () => {
      const { method } = req;
      const { statusCode: status } = res;
      const milliseconds = Date.now() - begin;
      const operation = route === 'graphql' || route === 'stream' ? operationOf(req) : undefined;
      const line = { method, path: loggedPath(req, path), operation, status, milliseconds };
      req.log[levelOf(status, route)](line, res.writableFinished ? 'request completed' : 'request aborted');
    };
    // The event isn't a part of the trace by itself.
    res.on('close', () => (trace ? inTrace(trace, end) : end()));
  };
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
