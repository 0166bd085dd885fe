import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../config';
import { unauthenticated } from '../../errors';
import { answerErrors, refuseUnknownPath } from '../answerErrors';
import type { Protection } from '../Protection';
import { operatorGauges } from './operatorFigures';
import { registry } from './registry';
import { pathOf, routeOf } from './routeOf';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requestSeconds = new Histogram({
  name: 'herdline_http_request_seconds',
  help: 'Seconds to answer a request, by part of the product and by status.',
  labelNames: ['route', 'method', 'status'],
  buckets,
  registers: [registry],
});

export const operationSeconds = new Histogram({
  name: 'herdline_graphql_operation_seconds',
  help: 'Seconds to run a GraphQL operation, from /graphql or from the REST API.',
  labelNames: ['operation', 'outcome'],
  buckets,
  registers: [registry],
});

export const readsByPath = new Counter({
  name: 'herdline_graphql_reads_total',
  help: 'GraphQL reads that one statement answered, and reads that the resolvers answered.',
  labelNames: ['path'],
  registers: [registry],
});

export const busyRefusals = new Counter({
  name: 'herdline_busy_refusals_total',
  help: 'Requests answered with 503 because the server or the network address had reached its limit of running requests.',
  registers: [registry],
});

export const paintedPages = new Counter({
  name: 'herdline_painted_pages_total',
  help: 'Pages for visitors: rendered, found in the cache, sent unrendered because too many waited, or failed to render.',
  labelNames: ['outcome'],
  registers: [registry],
});

export const answerCacheReads = new Counter({
  name: 'herdline_answer_cache_reads_total',
  help: 'Reads of data that is the same for everybody: found in the cache, not found, or not looked up for late notices.',
  labelNames: ['outcome'],
  registers: [registry],
});

export const answerCacheDrops = new Counter({
  name: 'herdline_answer_cache_drops_total',
  help: 'Answers dropped from the cache: their data changed, other answers needed the room, or notices were lost.',
  labelNames: ['reason'],
  registers: [registry],
});

export const answerCacheBytes = new Gauge({
  name: 'herdline_answer_cache_bytes',
  help: 'Upper bound of the memory that the cached answers take.',
  registers: [registry],
});

/** Callers can send any word as the method, so only known methods become labels. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const measureRequests: Protection = (req, res) => {
  const { method = '' } = req;
  const stop = requestSeconds.startTimer({
    route: routeOf(pathOf(req)),
    method: METHODS.includes(method) ? method : 'other',
  });
  res.on('close', () => stop({ status: res.statusCode }));
};

/** The keys of `pools` are their names in the metrics. */
type Given = { config: Config; db: Knex; pools: Record<string, Knex> };

/** Serves the metrics on a port of their own, where a token is needed only if one is configured. */
export function metricsApp({ log, ...given }: Given & { log: Logger }): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', serveMetrics(given));
  app.use(refuseUnknownPath, answerErrors(log));
  return app;
}

/** Serves the metrics on the port of the app, only with a token, and only if they have no port of their own. */
export function metricsRoute(given: Given): RequestHandler {
  const { metricsToken, metricsPort } = given.config;
  return metricsToken !== null && metricsPort === null ? serveMetrics(given) : refuseUnknownPath;
}

/** Serves all metrics in Prometheus' format. If a token is configured, requests must have it. Errors: UNAUTHENTICATED. */
function serveMetrics({ config: { metricsToken: token }, db, pools }: Given): RequestHandler {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  poolGauge(pools, own);
  operatorGauges(db, own);
  const all = Registry.merge([registry, own]);
  return async (req, res) => {
    if (token !== null && !isSame(req.get('Authorization') ?? '', `Bearer ${token}`)) {
      res.set('WWW-Authenticate', 'Bearer');
      throw unauthenticated('Reading the metrics requires METRICS_TOKEN');
    }
    res.type(all.contentType).send(await all.metrics());
  };
}

/** The pool inside knex. */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number; max: number };

/** Compares in constant time, so the time doesn't reveal where two texts differ. */
function isSame(given: string, wanted: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(given), hashOf(wanted));
}

function poolGauge(pools: Given['pools'], registry: Registry): void {
  new Gauge({
    name: 'herdline_database_connections',
    help: 'Database connections in use and free, requests that wait for one, and the maximum of connections.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, db] of Object.entries(pools)) {
        const inside: Pool = db.client.pool;
        this.set({ pool, state: 'used' }, inside.numUsed());
        this.set({ pool, state: 'free' }, inside.numFree());
        this.set({ pool, state: 'waiting' }, inside.numPendingAcquires());
        this.set({ pool, state: 'most' }, inside.max);
      }
    },
  });
}
