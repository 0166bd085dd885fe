import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunnerOptions, run, type TaskList } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { connect } from '../database/connection';
import { putInLine } from '../events/putInLine';
import { sendMail } from '../mail/sendMail';
import { publicClient } from '../outbound/publicClient';
import { photoStore } from '../photos/PhotoStore';
import { removeUnusedPhotos } from '../photos/removeUnusedPhotos';
import { deliverEvents } from '../webhooks/deliverEvents';
import { removeDeadDeliveries } from '../webhooks/removeDeadDeliveries';
import { removeOldDeliveries } from '../webhooks/removeOldDeliveries';
import { workerLogger } from './workerLogger';
import { type Beats, workerRegister } from './workerRegister';

/** Most of the time a job waits for a server elsewhere. */
const CONCURRENCY = 4;
/** Deliveries have workers of their own: receivers that are slow, as slow as they like, hold up no mail. */
const DELIVERIES = 4;
/** New jobs announce themselves; those that waited for another try or for their turn in a queue are found by looking. */
const LOOK_EVERY = 1_000;
/**
 * By day at an hour of little traffic; the server that comes first does it for all. Events are put in line when they are
 * read: where nobody reads any, not all of them are to wait for the first one who does.
 */
const CRONTAB = `
  20 8 * * * removeUnusedPhotos
  40 8 * * * removeOldDeliveries
  50 8 * * * removeDeadDeliveries
  */10 * * * * putEventsInLine
`;
const RESTART_AFTER = 5_000;
/** How long jobs under way may take once the worker is told to stop. What is cut off runs again, here or elsewhere. */
const PATIENCE = 5_000;

type Given = {
  databaseUrl: string;
  config: Config;
  log: Logger;
  /** Milliseconds that tests cannot wait for. */
  timings?: Beats & { lookEvery?: number };
};

/** Runs queued jobs in this process until it is stopped; `stop` waits a while for those that are under way. */
export async function startJobs({ databaseUrl, config, log, timings }: Given): Promise<{ stop(): Promise<void> }> {
  const db = connect(databaseUrl, { applicationName: 'herdline jobs', poolSize: CONCURRENCY + DELIVERIES + 1 });
  const register = workerRegister(db, log, timings);
  const stopping = new AbortController();
  const options: RunnerOptions = {
    connectionString: databaseUrl,
    pollInterval: timings?.lookEvery ?? LOOK_EVERY,
    noHandleSignals: true,
    events: register.events,
    logger: workerLogger(log),
  };
  const means = { db, config, log, stopping: stopping.signal };
  const running = Promise.all([
    keepRunning(means, { ...options, taskList: tasks(means), crontab: CRONTAB, ...ofSize(CONCURRENCY) }),
    keepRunning(means, { ...options, taskList: deliveries(means), ...ofSize(DELIVERIES) }),
  ]);
  await register.beat();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(PATIENCE, undefined, { ref: false })]);
      register.stop();
      await db.destroy();
    },
  };
}

type Means = Pick<Given, 'config' | 'log'> & { db: Knex; stopping: AbortSignal };

const ofSize = (concurrency: number) => ({ concurrency, maxPoolSize: concurrency + 1 });

function tasks({ db, config, log }: Means): TaskList {
  return {
    sendMail: sendMail({ db, config, log }),
    removeUnusedPhotos: removeUnusedPhotos({ db, store: photoStore(config, log) }),
    removeOldDeliveries: removeOldDeliveries(db),
    removeDeadDeliveries: removeDeadDeliveries(db),
    putEventsInLine: () => putInLine(db),
  };
}

function deliveries({ db, config, log, stopping }: Means): TaskList {
  const { webhookAllow: allow, publicUrl } = config;
  return { deliverEvents: deliverEvents({ db, log, client: publicClient({ allow, publicUrl }), stopping }) };
}

/** A database that goes away ends the worker. It starts again, or mail would wait until someone restarts the server. */
async function keepRunning({ stopping, log }: Means, options: RunnerOptions): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runUntil(stopping, options);
    } catch (err) {
      log.error({ err }, 'The job worker ended; it starts again in a moment');
    }
    await sleep(RESTART_AFTER, undefined, { signal: stopping }).catch(() => {});
  }
}

async function runUntil(stopping: AbortSignal, options: RunnerOptions): Promise<void> {
  const runner = await run(options);
  const stopped = (stopping.aborted ? Promise.resolve() : once(stopping, 'abort')).then(() => runner.stop());
  await Promise.race([runner.promise, stopped]);
  if (stopping.aborted) await stopped;
}
