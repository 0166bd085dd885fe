import type { Knex } from 'knex';
import { expect } from 'vitest';
import { readViewer } from '../graph/accounts/readViewer';
import { testContext } from '../graph/accounts/testing/context';
import { assignPositions } from '../graph/events/assignPositions';
import { testConfig } from '../graph/testing/graph';
import { maker } from '../graph/testing/make';
import { createWebhook } from '../graph/webhooks/changeWebhooks';

const PATIENT = { timeout: 120_000, interval: 200 };

/** A webhook that hears of everything. */
export async function subscribe(db: Knex, { host, url }: { host: string; url: string }): Promise<void> {
  const viewer = await readViewer(db, (await maker(db).admin()).id);
  const context = testContext(db, { config: { ...testConfig, webhookAllow: [host] }, viewer });
  await createWebhook(context, { url });
}

/** What others took: the job of each mail, and the events of each receiver. */
type Taken = { mails: () => string[]; events: (() => number[])[] };

/**
 * Waits until everything is sent, holds it against the books, and says how much came more than once. `meanwhile` is called while it
 * waits.
 */
export async function checkSent(db: Knex, { mails, events }: Taken, meanwhile = async () => {}) {
  const unsent = async () => {
    await meanwhile();
    return db('mails').whereNot({ state: 'SENT' }).pluck('state');
  };
  await expect.poll(unsent, PATIENT).toEqual([]);
  await assignPositions(db);
  const told = (await db('events').pluck('position')).map(String);
  for (const ids of events) {
    const arrived = async () => {
      await meanwhile();
      return new Set(ids()).size;
    };
    await expect.poll(arrived, PATIENT).toBe(told.length);
  }
  const jobs = (await db('mails').select('jobId')).map(({ jobId }) => String(jobId));
  return {
    mails: countRepeats(mails(), jobs),
    events: Math.max(...events.map((ids) => countRepeats(ids().map(String), told))),
  };
}

/** How many of those that were sent came more than once; it fails if one never came. */
function countRepeats(sent: readonly string[], expected: readonly string[]): number {
  expect(new Set(sent)).toEqual(new Set(expected));
  return sent.length - expected.length;
}
