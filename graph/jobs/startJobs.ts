import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunnerOptions, run } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { connect } from '../database/connection';
import { sendMail } from '../mail/sendMail';
import { photoStore } from '../photos/PhotoStore';
import { removeUnusedPhotos } from '../photos/removeUnusedPhotos';
import { workerLogger } from './workerLogger';
import { workerRegister } from './workerRegister';

const CONCURRENCY = 2;
/** New jobs announce themselves; only those that wait for another try are found by looking. */
const LOOK_EVERY = 5_000;
/** At an hour of little traffic; the server that comes first does it for all. */
const DAILY = '20 8 * * * removeUnusedPhotos';
const RESTART_AFTER = 5_000;
/** How long jobs under way may take once the worker is told to stop. What is cut off runs again, here or elsewhere. */
const PATIENCE = 5_000;

/** Runs queued jobs in this process until it is stopped; `stop` waits a while for those that are under way. */
export async function startJobs(given: {
  databaseUrl: string;
  config: Config;
  log: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, config, log } = given;
  const db = connect(databaseUrl, { applicationName: 'herdline jobs', poolSize: 3 });
  const register = workerRegister(db, log);
  const stopping = new AbortController();
  const running = keepRunning(stopping.signal, log, {
    connectionString: databaseUrl,
    taskList: {
      sendMail: sendMail({ db, config, log }),
      removeUnusedPhotos: removeUnusedPhotos({ db, store: photoStore(config, log) }),
    },
    crontab: DAILY,
    concurrency: CONCURRENCY,
    maxPoolSize: CONCURRENCY + 1,
    pollInterval: LOOK_EVERY,
    noHandleSignals: true,
    events: register.events,
    logger: workerLogger(log),
  });
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

/** A database that goes away ends the worker. It starts again, or mail would wait until someone restarts the server. */
async function keepRunning(stopping: AbortSignal, log: Logger, options: RunnerOptions): Promise<void> {
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
