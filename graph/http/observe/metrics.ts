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
import { pathOf, routeOf } from './routeOf';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of the whole process. */
const registry = new Registry();

const requestSeconds = new Histogram({
  name: 'herdline_http_request_seconds',
  help: 'Time to answer a request, by part of the product and status.',
  labelNames: ['route', 'method', 'status'],
  buckets,
  registers: [registry],
});

export const operationSeconds = new Histogram({
  name: 'herdline_graphql_operation_seconds',
  help: 'Time to run an operation of the graph, be it from /graphql or from the REST facade.',
  labelNames: ['operation', 'outcome'],
  buckets,
  registers: [registry],
});

export const readsByPath = new Counter({
  name: 'herdline_graphql_reads_total',
  help: 'Reads of the graph that were answered by one statement, and those that the resolvers answered.',
  labelNames: ['path'],
  registers: [registry],
});

export const busyRefusals = new Counter({
  name: 'herdline_busy_refusals_total',
  help: 'Requests that were told 503 because the server, or their network address, had as many under way as it may.',
  registers: [registry],
});

export const paintedPages = new Counter({
  name: 'herdline_painted_pages_total',
  help: 'Pages of open ranches for visitors: rendered, found in memory, sent without because too many waited, or broken.',
  labelNames: ['outcome'],
  registers: [registry],
});

export const keptReads = new Counter({
  name: 'herdline_kept_answers_total',
  help: 'Reads of what is the same for everybody: found in memory, not found, or not looked for because notices were late.',
  labelNames: ['outcome'],
  registers: [registry],
});

export const keptDrops = new Counter({
  name: 'herdline_kept_answers_dropped_total',
  help: 'Answers that left the memory: what they show has changed, others needed the room, or notices were lost.',
  labelNames: ['reason'],
  registers: [registry],
});

export const keptBytes = new Gauge({
  name: 'herdline_kept_answers_bytes',
  help: 'Memory that the kept answers take, at most.',
  registers: [registry],
});

export const replicaReads = new Counter({
  name: 'herdline_replica_reads_total',
  help: 'Statements that the replica answered, and reads that the primary took because the replica was behind, failed, or was away.',
  labelNames: ['outcome'],
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
      throw unauthenticated('The figures are for whoever brings METRICS_TOKEN');
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
    help: 'Connections in use and free, requests that wait for one, and the most that there may be.',
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
