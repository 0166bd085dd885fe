import { pino } from 'pino';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Config, readConfig } from '../config';
import { connect } from '../database/connection';
import { startJobs } from '../jobs/startJobs';
import { ownDatabaseUrl } from '../testing/database';
import { maker } from '../testing/make';
import { type Mail, queueMail } from './queueMail';
import { testMailServer } from './testing/mailServer';

// It has its own database, because the worker takes every job that it finds.
const databaseUrl = await ownDatabaseUrl('mails');
const db = connect(databaseUrl);
const make = maker(db);
afterEach(() => db.raw('delete from graphile_worker._private_jobs'));
afterAll(() => db.destroy());

const log = pino({ level: 'silent' });
/** Starts a worker. The returned function ends it and the mail server, which also happens if the test fails. */
async function start(server: Awaited<ReturnType<typeof testMailServer>>): Promise<() => Promise<void>> {
  const config: Config = { ...readConfig({}), publicUrl: 'http://herdline.test', smtpUrl: server.url };
  const worker = await startJobs({ databaseUrl, config, log });
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= worker.stop().finally(server.close);
    return ended;
  };
  onTestFinished(end);
  return end;
}

async function queueOne(mail?: Mail): Promise<number> {
  const { owner, ranch } = await make.rancher();
  await queueMail(db, mail ?? { template: 'rancherApproved', rancherId: ranch.id });
  const newest = await db('mails').orderBy('id', 'desc').first();
  expect(newest).toMatchObject({ state: 'QUEUED', attempts: 0, subject: null, sentAt: null });
  if (!mail) expect(newest.userId).toBe(owner.id);
  return newest.id;
}

/** Waits until the mail has this state. */
const waitForState = (id: number, expected: object) =>
  vi.waitFor(async () => expect(await db('mails').where({ id }).first()).toMatchObject(expected), 10_000);

const jobs = 'graphile_worker._private_jobs';

test('a mail that the mail server accepts is marked as sent', async () => {
  const server = await testMailServer();
  const id = await queueOne();
  const end = await start(server);
  const subject = 'Lone Oak Ranch is approved';
  await waitForState(id, { state: 'SENT', attempts: 1, subject, sentAt: expect.any(String) });
  await end();
});

test('a mail about dates has them attached as a file for calendar apps', async () => {
  const server = await testMailServer();
  const [{ ranch }, customer] = [await make.rancher(), await make.customer()];
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
  const animal = await make.animal(ranch.id, { harvestDate: '2099-03-04' });
  await make.claim(order, { animal, places: [1, 2] });
  const id = await queueOne({ template: 'beefReady', orderId: order.id, animalId: animal.id });
  const end = await start(server);
  await waitForState(id, { state: 'SENT' });
  await end();
  expect(server.messages[0]).toMatch(
    /Content-Type: text\/calendar; charset=utf-8; method=PUBLISH; ?\s*name=dates\.ics/,
  );
});

test('a refused mail waits, and is sent by a later attempt', async () => {
  const server = await testMailServer('450 Try again later');
  const id = await queueOne();
  const end = await start(server);
  await waitForState(id, { state: 'QUEUED', attempts: 1, sentAt: null });
  await vi.waitFor(async () =>
    expect((await db.raw(`select * from ${jobs} where locked_at is null`)).rows).toHaveLength(1),
  );
  server.acceptAll();
  await db.raw(`update ${jobs} set run_at = now()`);
  await waitForState(id, { state: 'SENT', attempts: 2 });
  await end();
});

test('a mail is given up after its last attempt fails', async () => {
  const server = await testMailServer('550 No such mailbox');
  const id = await queueOne();
  await db.raw(`update ${jobs} set attempts = max_attempts - 1`);
  const end = await start(server);
  await waitForState(id, { state: 'FAILED', attempts: 60, sentAt: null, subject: 'Lone Oak Ranch is approved' });
  await end();
});

/** Makes the database refuse to set this state of a mail, as if the connection were lost. */
async function refuseState(state: string): Promise<void> {
  await db.raw(`
    create function refuse_state() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
    create trigger refuse_state before update on mails
      for each row when (new.state = '${state}') execute function refuse_state()`);
  onTestFinished(() => db.raw('drop function refuse_state cascade'));
}

test('a sent mail is not sent again if recording its state fails', async () => {
  const server = await testMailServer();
  await refuseState('SENT');
  const id = await queueOne();
  const end = await start(server);
  await vi.waitFor(async () => expect((await db.raw(`select from ${jobs}`)).rows).toEqual([]), 10_000);
  await end();
  expect(server.messages).toHaveLength(1);
  expect(await db('mails').where({ id }).first()).toMatchObject({ state: 'QUEUED', sentAt: null });
});

test('the job of a refused mail has the mail server’s message, even if recording the mail’s state fails', async () => {
  const server = await testMailServer('550 No such mailbox');
  await refuseState('FAILED');
  await queueOne();
  await db.raw(`update ${jobs} set attempts = max_attempts - 1`);
  const end = await start(server);
  await vi.waitFor(async () => {
    const { rows } = await db.raw(`select last_error from ${jobs}`);
    expect(rows).toEqual([{ last_error: expect.stringContaining('550 No such mailbox') }]);
  }, 10_000);
  await end();
});

test('a mail about a ranch that no longer exists is skipped', async () => {
  const server = await testMailServer();
  const id = await queueOne({ template: 'rancherApproved', rancherId: 2_000_000_000 });
  const end = await start(server);
  await waitForState(id, { state: 'SKIPPED', attempts: 1, subject: null, sentAt: null });
  await end();
  expect(server.messages).toEqual([]);
});

test('a mail that an earlier version queued is sent without a record', async () => {
  const server = await testMailServer();
  const { ranch } = await make.rancher();
  const mail: Mail = { template: 'rancherApproved', rancherId: ranch.id };
  await db.raw("select graphile_worker.add_job('sendMail', ?::json)", [JSON.stringify(mail)]);
  const end = await start(server);
  await vi.waitFor(() => expect(server.messages).toHaveLength(1), 10_000);
  await end();
});
