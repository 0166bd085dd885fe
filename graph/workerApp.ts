import express, { type Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config';
import { answerErrors, refuseUnknownPath } from './http/answerErrors';
import { health } from './http/observe/health';
import { metricsApp, metricsRoute } from './http/observe/metrics';
import { requestLog } from './http/observe/requestLog';
import { asMiddleware } from './http/Protection';

type Options = { config: Config; db: Knex; log: Logger; isLeaving: () => boolean };

/** The endpoints of a process that only runs jobs: its health and its metrics. */
export function createWorkerApp({ config, db, log, isLeaving }: Options): { app: Express; metrics: Express } {
  const pools = { requests: db };
  const app = express();
  app.disable('x-powered-by');
  app.use(asMiddleware([requestLog(config, log)]), health({ db, isLeaving }));
  app.get('/metrics', metricsRoute({ config, db, pools }));
  app.use(refuseUnknownPath, answerErrors(log));
  return { app, metrics: metricsApp({ config, db, pools, log }) };
}
