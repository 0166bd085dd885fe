import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The worker's messages in the server's log. */
export function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(({ jobId, taskIdentifier: task, workerId }) => (level, message, meta) => {
    if (meta?.failure) log.warn({ jobId, task, ...describe(meta.error) }, 'A job failed');
    else log[LEVELS[level]]({ jobId, task, workerId }, message);
  });
}

/** A mail server's answer names the addressee, so the message stays out of the log; the job's row keeps it. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return {};
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, code, responseCode, stack };
}
