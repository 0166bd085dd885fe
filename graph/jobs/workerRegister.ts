import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { deadWorkers } from './deadWorkers';

const HEARTBEAT = 15_000;

/** In milliseconds: the time between heartbeats, and the silence after which a worker counts as dead. */
export type Beats = { beat?: number; silence?: number };

/** Reports the workers that live, and releases the jobs of those that don't, which would stay locked for hours. */
export function workerRegister(db: Knex, log: Logger, { beat: every = HEARTBEAT, silence }: Beats = {}) {
  const ids = new Set<string>();
  const released = new Set<string>();
  const releaseDead = deadWorkers(db, silence);

  /** Returns a runner's events, which tell the id of its pool: jobs are locked by the pool. */
  function watch(): WatchedRunner {
    const events: WorkerEvents = new EventEmitter();
    let [poolId, jobs] = ['', 0];
    const end = () => {
      ids.delete(poolId);
      released.add(poolId);
    };
    events.on('pool:create', ({ workerPool: { id } }) => {
      poolId = id;
      ids.add(id);
    });
    events.on('pool:release', end);
    events.on('job:start', () => void jobs++);
    events.on('job:complete', () => void jobs--);
    return { events, end, isBusy: () => jobs > 0 };
  }

  async function beat(): Promise<void> {
    const alive = [...ids].map((workerId) => ({ workerId, seenAt: db.fn.now() }));
    if (alive.length > 0) await db('jobWorkers').insert(alive).onConflict('workerId').merge();
    await freeReleased();
    await releaseDead();
  }

  /** Releases jobs of our own workers that have ended, because an outage may have kept the workers from doing so. */
  async function freeReleased(): Promise<void> {
    const gone = [...released];
    if (gone.length > 0) await db.raw('select graphile_worker.force_unlock_workers(?::text[])', [gone]);
    for (const id of gone) released.delete(id);
  }

  const timer = setInterval(() => beat().catch((err) => log.warn({ err }, 'The job workers could not report')), every);
  return { watch, beat, stop: () => clearInterval(timer) };
}

export type WatchedRunner = {
  events: WorkerEvents;
  isBusy: () => boolean;
  /** Lets the next beat release the runner's jobs. */
  end: () => void;
};

export type Register = ReturnType<typeof workerRegister>;
