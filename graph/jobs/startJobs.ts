import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Job,
  type Runner,
  type RunnerOptions,
  run,
  type Task,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { makeWaitingChanges } from '../accounts/email/makeWaitingChanges';
import { foldFigures } from '../analytics/blocks';
import { keepPeriods } from '../analytics/periods';
import { eraseAccounts } from '../closing/eraseAccounts';
import { remindOfComplaints } from '../complaints/silentSides';
import type { Config } from '../config';
import { removeUnsentPhotos } from '../conversations/messagePhotos';
import { type Reader, tellUnreadMessages } from '../conversations/tellUnread';
import { decideOverdueSheets, remindOfCutSheets } from '../cutSheets/dueDay';
import { connect } from '../database/connection';
import { isDatabaseDown } from '../database/isDatabaseDown';
import { assignPositions } from '../events/assignPositions';
import { renewCosts } from '../find/ranchCosts';
import { sendReorderReminders } from '../orders/reorderReminders';
import { openPhotoStore } from '../photos/store/openPhotoStore';
import { removeUnusedPhotos } from '../ranches/photos/removeUnusedPhotos';
import { tellAnimalNews } from '../reserving/animalNews';
import { remindOfDeposits } from '../reserving/deposits';
import { askStillWanted } from '../reserving/line/askStillWanted';
import { expireOffers } from '../reserving/line/expireOffers';
import { returnUnboughtClaims } from '../reserving/line/returnUnboughtClaims';
import { returnLapsedClaims } from '../reserving/returnLapsedClaims';
import { inviteReviews } from '../reviews/inviteReviews';
import { tendSlots } from '../slots/tendSlots';
import { continueTrace, inTrace } from '../trace';
import { removeDeadDeliveries, removeOldDeliveries } from '../webhooks/cleanUpDeliveries';
import { deliverEvents } from '../webhooks/deliverEvents';
import { webhookClient } from '../webhooks/webhookUrl';
import { sendMail } from './mails/sendMail';
import { sendPush } from './pushes/sendPush';
import { type Beats, type Register, type WatchedRunner, workerRegister } from './workerRegister';

/** How many jobs run at the same time. They mostly wait for other servers. */
const CONCURRENCY = 4;
/** How many deliveries run at the same time. They have their own workers, so that slow receivers don't delay mails. */
const DELIVERIES = 4;
/** In milliseconds. New jobs announce themselves. Retries and queued jobs are found by polling. */
const POLL_INTERVAL = 1_000;
/** Daily tasks run at a quiet hour. Positions are assigned regularly, so that no reader waits for a backlog. */
const CRONTAB = `
  20 8 * * * removeUnusedPhotos
  30 8 * * * removeUnsentPhotos
  40 8 * * * removeOldDeliveries
  50 8 * * * removeDeadDeliveries
  35 * * * * eraseAccounts
  40 * * * * makeWaitingEmailChanges
  */10 * * * * assignEventPositions
  * * * * * foldFigures
  5 * * * * returnLapsedClaims
  */5 * * * * expireOffers
  */5 * * * * tendSlots
  45 * * * * returnUnboughtClaims
  50 * * * * askStillWanted
  10 * * * * remindOfDeposits
  15 * * * * decideOverdueSheets
  20 * * * * remindOfCutSheets
  25 * * * * inviteReviews
  30 * * * * sendReorderReminders
  55 * * * * remindOfComplaints
`;
const RESTART_AFTER = 1_000;
/** A job's result that can't be stored ends the worker, which we restart, and not the process. */
const FAIL_WITH_WORKER: RunnerOptions['preset'] = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
/** How long running jobs may take after the worker is told to stop. Interrupted jobs run again later. */
const STOP_TIMEOUT = 5_000;

type Given = {
  databaseUrl: string;
  config: Config;
  log: Logger;
  /** Whether this process has more requests than it can answer at once. */
  isBusy?: () => boolean;
  /** In milliseconds. Tests use shorter ones. */
  timings?: Beats & { pollInterval?: number };
};

/** Runs queued jobs in this process. `stop` waits a while for running jobs. */
export async function startJobs({
  databaseUrl,
  config,
  log,
  isBusy = () => false,
  timings,
}: Given): Promise<{ stop(): Promise<void> }> {
  const db = connect(databaseUrl, { applicationName: 'herdline jobs', poolSize: CONCURRENCY + DELIVERIES + 1 });
  const register = workerRegister(db, log, timings);
  const stopping = new AbortController();
  const options: RunnerOptions = {
    connectionString: databaseUrl,
    preset: FAIL_WITH_WORKER,
    pollInterval: timings?.pollInterval ?? POLL_INTERVAL,
    noHandleSignals: true,
    logger: workerLogger(log),
  };
  const needs = { db, config, log, isBusy, register, stopping: stopping.signal };
  const running = Promise.all([
    keepRunning(needs, { ...options, taskList: traced(tasks(needs)), crontab: CRONTAB, ...ofSize(CONCURRENCY) }),
    keepRunning(needs, { ...options, taskList: traced(deliveries(needs)), ...ofSize(DELIVERIES) }),
  ]);
  await register.beat();
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, sleep(STOP_TIMEOUT, undefined, { ref: false })]);
      register.stop();
      await db.destroy();
    },
  };
}

/** Runs each job as a part of the trace that queued it. A job that nobody queued begins a trace. */
function traced(tasks: TaskList): TaskList {
  const inItsTrace =
    (task: Task): Task =>
    (payload, helpers) =>
      inTrace(continueTrace(traceOf(payload)), () => task(payload, helpers));
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, inItsTrace(task as Task)]));
}

type Traced = { traceparent?: unknown; mail?: { traceparent?: unknown } };

/** The trace that queued a job. What browsers are told belongs to the trace of the last mail. */
function traceOf(payload: unknown): unknown {
  const { traceparent, mail } = ([payload].flat().at(-1) ?? {}) as Traced;
  return traceparent ?? mail?.traceparent;
}

type Needs = Required<Pick<Given, 'config' | 'log' | 'isBusy'>> & {
  db: Knex;
  register: Register;
  stopping: AbortSignal;
};

const ofSize = (concurrency: number) => ({ concurrency, maxPoolSize: concurrency + 1 });

function tasks({ db, config, log, isBusy, stopping }: Needs): TaskList {
  const send = sendMail({ db, config, log });
  return {
    sendMail: async (payload, helpers) => {
      await quietMoment(isBusy, stopping);
      await send(payload, helpers);
    },
    removeUnusedPhotos: removeUnusedPhotos({ db, store: openPhotoStore(config, log) }),
    removeUnsentPhotos: removeUnsentPhotos({ db, store: openPhotoStore(config, log) }),
    removeOldDeliveries: removeOldDeliveries(db),
    removeDeadDeliveries: removeDeadDeliveries(db),
    eraseAccounts: eraseAccounts({ db, store: openPhotoStore(config, log), log }),
    makeWaitingEmailChanges: makeWaitingChanges({ db, log }),
    assignEventPositions: () => assignPositions(db),
    foldFigures: async () => {
      await foldFigures(db);
      await keepPeriods(db, config.timeZone);
      await renewCosts(db);
    },
    returnLapsedClaims: () => returnLapsedClaims({ db, timeZone: config.timeZone }),
    expireOffers: () => expireOffers({ db, timeZone: config.timeZone }),
    tendSlots: () => tendSlots({ db, timeZone: config.timeZone }),
    returnUnboughtClaims: () => returnUnboughtClaims({ db, timeZone: config.timeZone }),
    askStillWanted: () => askStillWanted({ db }),
    remindOfDeposits: () => remindOfDeposits({ db, timeZone: config.timeZone }),
    decideOverdueSheets: () => decideOverdueSheets({ db, timeZone: config.timeZone }),
    remindOfCutSheets: () => remindOfCutSheets({ db, timeZone: config.timeZone }),
    tellUnreadMessages: (payload) => tellUnreadMessages(db, payload as Reader),
    inviteReviews: () => inviteReviews(db),
    sendReorderReminders: () => sendReorderReminders(db),
    remindOfComplaints: () => remindOfComplaints(db),
    tellHarvestMoved: (payload) => tellAnimalNews(db, payload as { animalId: number }),
  };
}

/** How long a mail waits at most while families wait for an answer of this process, in milliseconds. */
const MAIL_PATIENCE = 30_000;

/** Lets waiting requests go first. When hundreds of families order at once, their mails would take a third of the time. */
async function quietMoment(isBusy: () => boolean, signal: AbortSignal): Promise<void> {
  const end = Date.now() + MAIL_PATIENCE;
  while (isBusy() && !signal.aborted && Date.now() < end) await sleep(250);
}

function deliveries({ db, config, log, stopping }: Needs): TaskList {
  const client = webhookClient(config);
  return {
    deliverEvents: deliverEvents({ db, config, log, client, stopping }),
    sendPush: sendPush({ db, config, log, client }),
  };
}

/** Restarts a worker that ends, such as in an outage, since mails would wait. Logs an outage once. */
async function keepRunning({ stopping, log, register }: Needs, options: RunnerOptions): Promise<void> {
  let [hasFailed, isLost] = [false, false];
  while (!stopping.aborted) {
    try {
      const watched = register.watch();
      const runner = await run({ ...options, events: watched.events });
      if (isLost) log.info('the job worker has its database again');
      // Releases the jobs of the last worker. If this fails, the next heartbeat does it.
      if (hasFailed) await register.beat().catch(() => {});
      [hasFailed, isLost] = [false, false];
      await runUntil(stopping, runner, watched);
    } catch (err) {
      if (!isDatabaseDown(err)) log.error({ err }, 'The job worker ended; it starts again in a moment');
      else if (!isLost) log.error({ err }, 'the job worker has lost the database; it starts again when that is back');
      [hasFailed, isLost] = [true, isDatabaseDown(err)];
    }
    await sleep(RESTART_AFTER, undefined, { signal: stopping }).catch(() => {});
  }
}

/** Runs until the worker is stopped or fails. A worker that ends on its own has failed, and only its last event says why. */
async function runUntil(stopping: AbortSignal, runner: Runner, watched: WatchedRunner): Promise<void> {
  let reason: unknown = new Error('It ended on its own');
  const failed = new Promise<void>((resolve) => {
    watched.events.once('pool:fatalError', ({ error }) => {
      reason = error;
      void jobsEnded(watched).then(resolve);
    });
  });
  const stopped = (stopping.aborted ? Promise.resolve() : once(stopping, 'abort')).then(() => runner.stop());
  await Promise.race([runner.promise, stopped, failed]);
  if (stopping.aborted) return stopped;
  watched.end();
  // A stuck worker would still add the jobs of its crontab. Its further errors say no more than the reason.
  void runner.stop().catch(() => {});
  throw reason;
}

/** Resolves when a failed worker's jobs have ended: one that lost two results at once never ends itself. */
async function jobsEnded({ isBusy }: WatchedRunner): Promise<void> {
  do await sleep(RESTART_AFTER, undefined, { ref: false });
  while (isBusy());
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Writes the worker's messages to the server's log. */
function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(({ jobId, taskIdentifier: task, workerId }) => (level, message, meta) => {
    if (meta?.failure)
      inTrace(continueTrace(traceOf((meta.job as Job | undefined)?.payload)), () =>
        log.warn({ jobId, task, ...describe(meta.error) }, 'A job failed'),
      );
    // An outage hits every connection of the worker. It's logged once, when the worker is restarted.
    else if (isDatabaseDown(meta?.error ?? meta?.fatalError)) log.debug({ jobId, task, workerId }, message);
    else log[LEVELS[level]]({ jobId, task, workerId }, message);
  });
}

/** A mail server's answer includes the address, so the message isn't logged. The job's row stores it. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, code, responseCode, stack };
}
