import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { releaseDeadWorkers } from './releaseDeadWorkers';

const BEAT = 15_000;

/** In milliseconds. */
export type Beats = { beat?: number; silence?: number };

/**
 * Says every few seconds which workers of this process are alive, and frees the jobs of those who have fallen silent:
 * left alone, a job of a server that was killed stays locked for hours.
 */
export function workerRegister(db: Knex, log: Logger, { beat: every = BEAT, silence }: Beats = {}) {
  const ids = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool that its workers share.
  events.on('pool:create', ({ workerPool }) => ids.add(workerPool.id));
  events.on('pool:release', ({ workerPool }) => ids.delete(workerPool.id));

  async function beat(): Promise<void> {
    const alive = [...ids].map((workerId) => ({ workerId, seenAt: db.fn.now() }));
    if (alive.length > 0) await db('jobWorkers').insert(alive).onConflict('workerId').merge();
    await releaseDeadWorkers(db, silence);
  }

  const timer = setInterval(() => beat().catch((err) => log.warn({ err }, 'The job workers could not report')), every);
  return { events, beat, stop: () => clearInterval(timer) };
}
