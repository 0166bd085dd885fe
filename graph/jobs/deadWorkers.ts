import type { Knex } from 'knex';

/** In milliseconds. Longer than two heartbeats, so that one lost heartbeat doesn't send a mail twice. */
const SILENCE = 40_000;

/** In milliseconds. The database's clock was set, not merely corrected, if it went so far from this process's own in one beat. */
const LEAP = 5_000;

/**
 * Makes what releases the jobs of workers that haven't reported lately. A job that was just started stays with its worker. After the database's
 * clock was set, nobody's last report says anything, so all workers get the time to report again.
 */
export function deadWorkers(db: Knex, silence = SILENCE) {
  let offset: number | undefined;
  let leaptAt = Number.NEGATIVE_INFINITY;

  return async function release(): Promise<void> {
    const before = performance.now();
    const { rows } = await db.raw('select extract(epoch from clock_timestamp()) * 1000 as time');
    const ahead = Number(rows[0].time) - before;
    if (offset !== undefined && Math.abs(ahead - offset) > LEAP) leaptAt = before;
    offset = ahead;
    if (before - leaptAt > silence) await releaseSilent(db, silence);
  };
}

/** SQL. Also true of times to come, which were written before the clock was set back. */
const isNotRecent = (column: string) =>
  `${column} not between now() - :silence * interval '1 millisecond' and now() + interval '1 second'`;

async function releaseSilent(db: Knex, silence: number): Promise<void> {
  await db.raw(`delete from job_workers where ${isNotRecent('seen_at')}`, { silence });
  await db.raw(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs
       where ${isNotRecent('locked_at')} and locked_by not in (select worker_id from job_workers)
     ))`,
    { silence },
  );
}
