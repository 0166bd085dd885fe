import { afterAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../database/connection';
import { ownDatabaseUrl } from '../testing/database';

import { deadWorkers } from './deadWorkers';

const databaseUrl = await ownDatabaseUrl('dead_workers');

// PostgreSQL finds these functions before its own, so that a test can set its clock.
const preparing = connect(databaseUrl);
await preparing.raw(`
  create schema clock;
  create table clock.set_to (ahead interval not null);
  insert into clock.set_to values ('0');
  create function clock.now() returns timestamptz language sql stable as
    'select pg_catalog.now() + ahead from clock.set_to';
  create function clock.clock_timestamp() returns timestamptz language sql volatile as
    'select pg_catalog.clock_timestamp() + ahead from clock.set_to';
  do $$ begin
    execute format('alter database %I set search_path = clock, public, pg_catalog', current_database());
  end $$`);
await preparing.destroy();
const db = connect(databaseUrl);
const setClock = (ahead: string) => db.raw('update clock.set_to set ahead = ?', [ahead]);

beforeEach(async () => {
  await setClock('0');
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
  await deadWorkers(db)();
  expect(await holders()).toEqual([null]);
  expect(await db('jobWorkers')).toEqual([]);
});

test('the job of a worker that never reported runs again', async () => {
  await lockJob('killed before its first beat', 60);
  await deadWorkers(db)();
  expect(await holders()).toEqual([null]);
});

test('a live worker keeps its job, however long it takes', async () => {
  await lockJob('alive', 3_600);
  await seen('alive', 10);
  await deadWorkers(db)();
  expect(await holders()).toEqual(['alive']);
});

test('a worker that has just started keeps its job', async () => {
  await lockJob('new', 5);
  await deadWorkers(db)();
  expect(await holders()).toEqual(['new']);
});

test.each(['1 hour', '-1 hour'])(
  'a live worker keeps its job when the clock of the database is set by %s',
  async (ahead) => {
    const release = deadWorkers(db);
    await seen('alive', 10);
    await lockJob('alive', 60);
    await release();
    await setClock(ahead);
    await release();
    expect(await holders()).toEqual(['alive']);
  },
);

test.each(['1 hour', '-1 hour'])(
  'a worker that has not reported since the clock was set by %s counts as dead in the end',
  async (ahead) => {
    const silence = 100;
    const release = deadWorkers(db, silence);
    await release();
    await seen('dead', 0);
    await lockJob('dead', 0);
    await setClock(ahead);
    await release();
    expect(await holders()).toEqual(['dead']);
    await expect
      .poll(async () => {
        await release();
        return holders();
      })
      .toEqual([null]);
  },
);
