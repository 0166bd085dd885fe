import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { releaseDeadWorkers } from './releaseDeadWorkers';

const BEAT = 15_000;

/**
 * Says every few seconds which workers of this process are alive, and frees the jobs of those who have fallen silent:
 * left alone, a job of a server that was killed stays locked for hours.
 */
export function workerRegister(db: Knex, log: Logger) {
  const ids = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => ids.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => ids.delete(worker.workerId));

  async function beat(): Promise<void> {
    const alive = [...ids].map((workerId) => ({ workerId, seenAt: db.fn.now() }));
    if (alive.length > 0) await db('jobWorkers').insert(alive).onConflict('workerId').merge();
    await releaseDeadWorkers(db);
  }

  const timer = setInterval(() => beat().catch((err) => log.warn({ err }, 'The job workers could not report')), BEAT);
  return { events, beat, stop: () => clearInterval(timer) };
}
