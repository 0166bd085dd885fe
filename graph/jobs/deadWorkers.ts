import type { Knex } from 'knex';

/** In milliseconds. Longer than two heartbeats, so that one lost heartbeat doesn't send a mail twice. */
const SILENCE = 40_000;

/** In milliseconds. If the database's clock moves this far from this process's in one beat, it was set, not just corrected. */
const CLOCK_JUMP = 5_000;

/** Releases the jobs of workers that haven't reported. After the clock was set, all get time to report again. */
export function deadWorkers(db: Knex, silence = SILENCE) {
  let offset: number | undefined;
  let jumpedAt = Number.NEGATIVE_INFINITY;

  return async function release(): Promise<void> {
    const before = performance.now();
    const { rows } = await db.raw('select extract(epoch from clock_timestamp()) * 1000 as time');
    const ahead = Number(rows[0].time) - before;
    if (offset !== undefined && Math.abs(ahead - offset) > CLOCK_JUMP) jumpedAt = before;
    offset = ahead;
    if (before - jumpedAt > silence) await releaseSilent(db, silence);
  };
}

/** Returns SQL that is also true for times in the future, which were written before the clock was set back. */
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
