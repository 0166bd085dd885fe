import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './routeOf';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What the whole process does, whichever part of it. */
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

/** Methods are the caller's words: only those that are used become labels. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const measureRequests: RequestHandler = (req, res, next) => {
  const stop = requestSeconds.startTimer({
    route: routeOf(req),
    method: METHODS.includes(req.method) ? req.method : 'other',
  });
  res.on('close', () => stop({ status: res.statusCode }));
  next();
};

/** Everything that is measured, as Prometheus reads it. */
export function serveMetrics(db: Knex): RequestHandler {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  poolGauge(db, own);
  const all = Registry.merge([registry, own]);
  return async (_req, res) => {
    res.type(all.contentType).send(await all.metrics());
  };
}

/** The pool inside knex. */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

function poolGauge(db: Knex, registry: Registry): void {
  new Gauge({
    name: 'herdline_database_connections',
    help: 'Connections in use and free, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool: Pool = db.client.pool;
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
      this.set({ state: 'waiting' }, pool.numPendingAcquires());
    },
  });
}
