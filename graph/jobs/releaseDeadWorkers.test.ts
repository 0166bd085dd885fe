import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../database/connection';
import { ownDatabaseUrl } from '../testing/database';
import { releaseDeadWorkers } from './releaseDeadWorkers';

const databaseUrl = await ownDatabaseUrl('dead_workers');
const db = connect(databaseUrl);

beforeEach(async () => {
  await db.raw('delete from graphile_worker._private_jobs');
  await db('jobWorkers').delete();
});
afterAll(() => db.destroy());

async function lockJob(lockedBy: string, secondsAgo: number): Promise<void> {
  await db.raw("select graphile_worker.add_job('sendMail')");
  await db.raw(
    `update graphile_worker._private_jobs set locked_by = ?, locked_at = now() - ? * interval '1 second'
     where locked_by is null`,
    [lockedBy, secondsAgo],
  );
}

async function seen(workerId: string, secondsAgo: number): Promise<void> {
  await db('jobWorkers').insert({ workerId, seenAt: db.raw("now() - ? * interval '1 second'", [secondsAgo]) });
}

async function holders(): Promise<(string | null)[]> {
  const { rows } = await db.raw('select locked_by from graphile_worker.jobs order by id');
  return rows.map((row: { locked_by: string | null }) => row.locked_by);
}

test('the job of a worker that stopped reporting runs again, and the worker is removed', async () => {
  await lockJob('killed', 60);
  await seen('killed', 60);
  await releaseDeadWorkers(db);
  expect(await holders()).toEqual([null]);
  expect(await db('jobWorkers')).toEqual([]);
});

test('the job of a worker that never reported runs again', async () => {
  await lockJob('killed before its first beat', 60);
  await releaseDeadWorkers(db);
  expect(await holders()).toEqual([null]);
});

test('a live worker keeps its job, however long it takes', async () => {
  await lockJob('alive', 3_600);
  await seen('alive', 10);
  await releaseDeadWorkers(db);
  expect(await holders()).toEqual(['alive']);
});

test('a worker that has just started keeps its job', async () => {
  await lockJob('new', 5);
  await releaseDeadWorkers(db);
  expect(await holders()).toEqual(['new']);
});
