import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { connect, FAIL_FAST } from './database/connection';
import { databaseServer } from './database/databaseServer';
import { migrate } from './database/migrate';
import { Admission } from './http/Admission';
import { answerErrors, refuseUnknownPath } from './http/answerErrors';
import { finishRequests, listen } from './http/httpServer';
import { health } from './http/observe/health';
import { metricsApp, metricsRoute } from './http/observe/metrics';
import { requestLog } from './http/observe/requestLog';
import { asMiddleware } from './http/Protection';
import { startJobs } from './jobs/startJobs';
import { seedWhenEmpty } from './seedWhenEmpty';
import { createGraphqlServer } from './server/graphqlServer';
import { sealWebhookSecrets } from './webhooks/webhookSecret';

type Options = {
  config: Config;
  log: Logger;
  onNotice: (line: string) => void;
  /** Called when the embedded database has failed for good. */
  onGivenUp: (reason: Error) => void;
};

type RunningServer = {
  port: number;
  /** First keeps serving for `drainSeconds` while it reports that it isn't ready, so that load balancers stop using it. */
  stop(drainSeconds?: number): Promise<void>;
};

/** Starts all parts of this process. If one fails, those that were already started are stopped. */
export async function startServer(options: Options): Promise<RunningServer> {
  const parts = collectParts(options.log);
  try {
    const port = await startParts(options, parts);
    const stop = async (drainSeconds = 0) => {
      parts.drain();
      await sleep(drainSeconds * 1_000);
      await parts.stop();
    };
    return { port, stop };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function startParts({ config, log, onNotice, onGivenUp }: Options, parts: Parts): Promise<number> {
  const database = await databaseServer(config, { onNotice, log, onGivenUp });
  parts.add(() => database.stop());
  await migrate(database.directUrl);
  const isNamed = !database.isPooled;
  const db = connect(database.url, { ...FAIL_FAST, isNamed });
  parts.add(() => db.destroy());
  if (config.seedDemo) await seedWhenEmpty(db, onNotice);
  await sealWebhookSecrets(db, config);
  const admission = new Admission(config);
  const given = { config, db, databaseUrl: database.url, directUrl: database.directUrl, log, admission };
  if (config.process !== 'web') {
    const isBusy = () => admission.hasLine;
    const jobs = await startJobs({ ...given, databaseUrl: database.directUrl, isBusy });
    parts.add(() => jobs.stop());
  }
  const { isDraining } = parts;
  const apps = config.process === 'worker' ? createWorkerApp({ ...given, isDraining }) : await webApp(given, parts);
  return listenTo(apps, config, parts);
}

type Given = Pick<Options, 'config' | 'log'> & {
  db: Knex;
  databaseUrl: string;
  directUrl: string;
  admission: Admission;
};

async function webApp(given: Given, parts: Parts) {
  const graphql = await createGraphqlServer(given.config, given.log);
  parts.add(() => graphql.apollo.stop());
  const { isDraining, isStopping } = parts;
  const { openConnections, close, ...apps } = await createApp({ ...given, graphql, isDraining, isStopping });
  parts.add(close);
  await openConnections();
  return apps;
}

type Apps = { app: RequestListener; metrics: RequestListener; endStreams?: () => void };

async function listenTo({ app, metrics, endStreams }: Apps, config: Config, parts: Parts): Promise<number> {
  if (config.metricsPort !== null) {
    const metricsServer = await listen(metrics, { port: config.metricsPort, host: config.host });
    parts.add(() => finishRequests(metricsServer));
  }
  const server = await listen(app, config);
  parts.add(() => finishRequests(server));
  parts.add(async () => endStreams?.());
  return (server.address() as AddressInfo).port;
}

type Parts = ReturnType<typeof collectParts>;

/** Collects the started parts. Stops them in reverse order, so that each stops before the parts that it needs. */
function collectParts(log: Logger) {
  const parts: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  let draining = false;
  async function stopParts(): Promise<void> {
    for (const end of parts.reverse()) await end().catch((error) => log.error({ err: error }, 'a part did not stop'));
  }
  return {
    add: (end: () => Promise<void>) => parts.push(end),
    isDraining: () => draining,
    isStopping: () => stopped !== undefined,
    drain() {
      draining = true;
    },
    stop() {
      stopped ??= stopParts();
      return stopped;
    },
  };
}

type WorkerOptions = Pick<Options, 'config' | 'log'> & { db: Knex; isDraining: () => boolean };

/** Creates the endpoints of a process that only runs jobs: its health and its metrics. */
function createWorkerApp({ config, db, log, isDraining }: WorkerOptions): { app: Express; metrics: Express } {
  const pools = { requests: db };
  const app = express();
  app.disable('x-powered-by');
  app.use(asMiddleware([requestLog(log)]), health({ db, isDraining }));
  app.get('/metrics', metricsRoute({ config, db, pools }));
  app.use(refuseUnknownPath, answerErrors(log));
  return { app, metrics: metricsApp({ config, db, pools, log }) };
}
