import type { Knex } from 'knex';
import { expect } from 'vitest';
import { readViewer } from '../../graph/accounts/readViewer';
import { testContext } from '../../graph/accounts/testing/context';
import { assignPositions } from '../../graph/events/assignPositions';
import { testConfig } from '../../graph/testing/graph';
import { maker } from '../../graph/testing/make';
import { createWebhook } from '../../graph/webhooks/changeWebhooks';

const POLLING = { timeout: 120_000, interval: 200 };

/** Registers a webhook for all events. */
export async function subscribe(db: Knex, { host, url }: { host: string; url: string }): Promise<void> {
  const viewer = await readViewer(db, (await maker(db).admin()).id);
  const context = testContext(db, { config: { ...testConfig, webhookAllow: [host] }, viewer });
  await createWebhook(context, { input: { url } });
}

/** Makes delayed jobs, such as retries, due now. */
export const runDelayedJobsNow = (db: Knex) => async () => {
  const delayed = db('graphile_worker._private_jobs').whereNull('lockedAt').where('runAt', '>', db.fn.now());
  const unlocked = delayed.select('id').forUpdate().skipLocked();
  await db('graphile_worker._private_jobs').whereIn('id', unlocked).update({ runAt: db.fn.now() });
};

/** What was received: the job id of each mail, and the event ids of each webhook. */
type Received = { mails: () => string[]; events: (() => number[])[] };

/**
 * Waits until all mails and events are sent, fails if one never arrived, and returns how many arrived more than once.
 * `whileWaiting` is called before each check.
 */
export async function checkSent(db: Knex, { mails, events }: Received, whileWaiting = async () => {}) {
  const unsent = async () => {
    await whileWaiting();
    return db('mails').whereNot({ state: 'SENT' }).pluck('state');
  };
  await expect.poll(unsent, POLLING).toEqual([]);
  await assignPositions(db);
  const positions = (await db('events').pluck('position')).map(String);
  for (const ids of events) {
    const arrived = async () => {
      await whileWaiting();
      return new Set(ids()).size;
    };
    await expect.poll(arrived, POLLING).toBe(positions.length);
  }
  const jobs = (await db('mails').select('jobId')).map(({ jobId }) => String(jobId));
  return {
    mails: countRepeats(mails(), jobs),
    events: Math.max(...events.map((ids) => countRepeats(ids().map(String), positions))),
  };
}

/** Counts repeats among what was received. Fails if something is missing or unexpected. */
function countRepeats(received: readonly string[], expected: readonly string[]): number {
  expect(new Set(received)).toEqual(new Set(expected));
  return received.length - expected.length;
}
