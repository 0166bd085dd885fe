import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../../config';
import { pathOf, routeOf } from './routeOf';

/**
 * A line for each request, and an id on all lines that belong to it. What people send and who they are is left out:
 * no query, no cookie, no address, no body.
 */
export function requestLog(config: Config, log: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId(req, res) {
      const id = idFromProxy(req, config) ?? randomUUID();
      res.set('X-Request-Id', id);
      return id;
    },
    customAttributeKeys: { reqId: 'requestId' },
    serializers: { req: () => undefined },
    quietReqLogger: true,
    quietResLogger: true,
    autoLogging: { ignore: (req) => routeOf(req) === 'probe' },
    customLogLevel: levelOf,
    customSuccessObject: (req, res, { responseTime }) => describe(req, res, responseTime),
    // The error itself was logged where it was caught.
    customErrorObject: (req, res, _error, { responseTime }) => describe(req, res, responseTime),
  });
}

function idFromProxy(req: Request, { trustProxy }: Config): string | undefined {
  const id = trustProxy > 0 ? req.get('X-Request-Id') : undefined;
  return id && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/** Failures of the hosts of pictures, not of this server. */
const FAULTS_OF_OTHERS = [502, 504];

function levelOf(req: Request, res: Response, error?: Error) {
  if (error || (res.statusCode >= 500 && !FAULTS_OF_OTHERS.includes(res.statusCode))) return 'error';
  return routeOf(req) === 'client' ? 'debug' : 'info';
}

function describe(req: Request, res: Response, milliseconds: number) {
  const { method } = req;
  return { method, path: patternOf(req), operation: operationOf(req), status: res.statusCode, milliseconds };
}

/** Of the facade the pattern, not the path: `/api/orders/:id`. */
function patternOf(req: Request): string {
  if (routeOf(req) !== 'api') return pathOf(req);
  return req.route ? `${req.baseUrl}${req.route.path}` : '/api/*';
}

function operationOf(req: Request): string | undefined {
  const name = ['graphql', 'stream'].includes(routeOf(req)) && req.body?.operationName;
  return typeof name === 'string' && /^\w{1,64}$/.test(name) ? name : undefined;
}
