import type { Knex } from 'knex';

/** In milliseconds; longer than two beats, so that one lost beat does not send a mail twice. */
const SILENCE = 40_000;

/** Lets the jobs of workers who have not been seen lately run again. A job that was just taken is left to its worker. */
export async function releaseDeadWorkers(db: Knex, silence = SILENCE): Promise<void> {
  await db.raw("delete from job_workers where seen_at < now() - ? * interval '1 millisecond'", [silence]);
  await db.raw(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs
       where locked_at < now() - ? * interval '1 millisecond' and locked_by not in (select worker_id from job_workers)
     ))`,
    [silence],
  );
}
