import type { Knex } from 'knex';

/** In milliseconds. Longer than two heartbeats, so that one lost heartbeat doesn't send a mail twice. */
const SILENCE = 40_000;

/** Releases the jobs of workers that haven't reported lately. A job that was just started stays with its worker. */
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
