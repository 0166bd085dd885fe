import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { isDatabaseDown } from '../database/isDatabaseDown';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Writes the worker's messages to the server's log. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(({ jobId, taskIdentifier: task, workerId }) => (level, message, meta) => {
    if (meta?.failure) log.warn({ jobId, task, ...describe(meta.error) }, 'A job failed');
    // An outage hits every connection of the worker. It's logged once, when the worker is restarted.
    else if (isDatabaseDown(meta?.error ?? meta?.fatalError)) log.debug({ jobId, task, workerId }, message);
    else log[LEVELS[level]]({ jobId, task, workerId }, message);
  });
}

/** A mail server's answer includes the address, so the message isn't logged. The job's row keeps it. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, code, responseCode, stack };
}
