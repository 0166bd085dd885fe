import type { Knex } from 'knex';

/** Jobs that another one replaced while their worker died: they count as tried to the end, and nobody takes them. */
const SPENT = `
  delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
  where task.id = job.task_id and task.identifier = 'deliverEvents'
    and job.key is null and job.locked_at is null and job.attempts >= job.max_attempts`;

const LEFT_BEHIND = `
  delete from graphile_worker._private_job_queues as queue
  where queue_name like 'webhook %' and locked_at is null
    and not exists (select from webhooks where queue_name = 'webhook ' || webhooks.id)
    and not exists (select from graphile_worker._private_jobs as job where job.job_queue_id = queue.id)`;

/** The daily task that takes out of the queue what nothing will ever come of. */
export function removeDeadDeliveries(db: Knex): () => Promise<void> {
  return async () => {
    await db.raw(SPENT);
    await db.raw(LEFT_BEHIND);
  };
}
