import type { Knex } from 'knex';
import { OLD_SECRETS, OLD_SECRETS_SINCE } from './Recipient';

const RETENTION = '30 days';
const BATCH = 10_000;

/** The daily task that deletes old delivery attempts, in batches. */
export function removeOldDeliveries(db: Knex): () => Promise<void> {
  const old = () =>
    db('webhookDeliveries')
      .select('id')
      .where('createdAt', '<', db.raw('now() - ?::interval', [RETENTION]))
      .limit(BATCH);
  return async () => {
    while ((await db('webhookDeliveries').whereIn('id', old()).delete()) === BATCH);
  };
}

/** Jobs of dead workers that newer jobs replaced have no attempts left, so nothing else removes them. */
const DELETE_DEAD_JOBS = `
  delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
  where task.id = job.task_id and task.identifier = 'deliverEvents'
    and job.key is null and job.locked_at is null and job.attempts >= job.max_attempts`;

/** Deletes the queues of removed webhooks when they have no more jobs. */
const DELETE_UNUSED_QUEUES = `
  delete from graphile_worker._private_job_queues as queue
  where queue_name like 'webhook %' and locked_at is null
    and not exists (select from webhooks where queue_name = 'webhook ' || webhooks.id)
    and not exists (select from graphile_worker._private_jobs as job where job.job_queue_id = queue.id)`;

const DELETE_OLD_SECRETS = `
  update webhooks set old_secrets = ${OLD_SECRETS}, old_secrets_since = ${OLD_SECRETS_SINCE}
  where old_secrets <> ${OLD_SECRETS}`;

/** The daily task that deletes dead jobs, unused queues, and secrets that no longer sign. */
export function removeDeadDeliveries(db: Knex): () => Promise<void> {
  return async () => {
    await db.raw(DELETE_DEAD_JOBS);
    await db.raw(DELETE_UNUSED_QUEUES);
    await db.raw(DELETE_OLD_SECRETS);
  };
}
