import { expect, test } from 'vitest';
import { migrationNamed } from '../graph/database/migrationSource';
import { ownDatabase } from '../graph/testing/database';

const webhooks = migrationNamed('20261126174200_webhooks');

const db = await ownDatabase('webhooks_taken_back');

test('taken back, it leaves nothing of its own in the queue, and all else', async () => {
  await db.raw("select queue_delivery(1, now(), false), graphile_worker.add_job('sendMail', queue_name => 'mails')");
  await webhooks.down(db);
  const left = db('graphile_worker._private_jobs as job').join(
    'graphile_worker._private_tasks as task',
    'task.id',
    'taskId',
  );
  expect(await left.pluck('identifier')).toEqual(['sendMail']);
  expect(await db('graphile_worker._private_job_queues').pluck('queue_name')).toEqual(['mails']);
  await webhooks.up(db);
});
