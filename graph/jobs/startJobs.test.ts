import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Config, readConfig } from '../config';
import { connect } from '../database/connection';
import { queueMail } from '../mail/queueMail';
import { silentMailServer, testMailServer } from '../mail/testing/mailServer';
import { ownDatabaseUrl } from '../testing/database';
import { maker } from '../testing/make';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { testReceiver } from '../webhooks/testing/receiver';
import { startJobs } from './startJobs';

// The test has its own database, because the worker takes every job that it finds.
const databaseUrl = await ownDatabaseUrl('jobs');
const db = connect(databaseUrl);
const make = maker(db);
const files = temporaryDirectory();
const config: Config = { ...readConfig({}), publicUrl: 'http://herdline.test', dataDir: files.path };
const lines: string[] = [];
const log: Logger = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });

afterEach(() => db.raw('delete from graphile_worker._private_jobs'));
afterAll(async () => {
  await db.destroy();
  files.remove();
});

const start = (given: Partial<Config>) => startJobs({ databaseUrl, config: { ...config, ...given }, log });

async function queueApproval(): Promise<string> {
  const { owner, ranch } = await make.rancher();
  await queueMail(db, { template: 'rancherApproved', rancherId: ranch.id });
  return owner.email;
}

const jobs = async () => (await db.raw('select * from graphile_worker.jobs')).rows;

test('without a mail server, mails are written to files and their directory is logged', async () => {
  const email = await queueApproval();
  const worker = await start({ smtpUrl: null });
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 10_000);
  await worker.stop();
  const written = await readdir(path.join(files.path, 'mail'));
  expect(written).toEqual([expect.stringMatching(/-rancherApproved-\d+\.html$/), expect.stringMatching(/\.txt$/)]);
  const text = await readFile(path.join(files.path, 'mail', written[1]!), 'utf8');
  expect(text).toContain(`To: Ray Rancher <${email}>`);
  expect(lines.join()).toContain(written[0]);
  expect(lines.join()).not.toContain(email);
});

test('a mail waits while more requests wait than this process can answer', async () => {
  await queueApproval();
  let busy = true;
  const isBusy = vi.fn(() => busy);
  const directory = temporaryDirectory();
  onTestFinished(directory.remove);
  const given = { ...config, smtpUrl: null, dataDir: directory.path };
  const worker = await startJobs({ databaseUrl, config: given, log, isBusy });
  await vi.waitFor(() => expect(isBusy.mock.calls.length).toBeGreaterThan(1), 10_000);
  expect(await jobs()).toHaveLength(1);
  busy = false;
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 10_000);
  await worker.stop();
});

test('a letter to an address without a name is written to the bare address', async () => {
  const { id, email } = await make.customer();
  await queueMail(db, { template: 'passwordReset', userId: id });
  const directory = temporaryDirectory();
  onTestFinished(directory.remove);
  const worker = await start({ smtpUrl: null, dataDir: directory.path });
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 10_000);
  await worker.stop();
  const [, text] = (await readdir(path.join(directory.path, 'mail'))).toSorted();
  expect(await readFile(path.join(directory.path, 'mail', text!), 'utf8')).toContain(`\nTo: ${email}\nSubject: `);
});

test('a mail server gets the message with an id of its own', async () => {
  const server = await testMailServer();
  const email = await queueApproval();
  const [{ id }] = await jobs();
  const worker = await start({ smtpUrl: server.url });
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 10_000);
  await worker.stop();
  server.close();
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]).toContain(`To: Ray Rancher <${email}>`);
  expect(server.messages[0]).toMatch(/^From: Herdline <no-reply@herdline\.test>/im);
  // Auto-replies must not answer the mail.
  expect(server.messages[0]).toMatch(/^Auto-Submitted: auto-generated/im);
  expect(server.messages[0]).toMatch(new RegExp(`^Message-ID: <${id}\\.\\d+@herdline\\.test>`, 'im'));
});

test('mails come from the configured sender', async () => {
  const server = await testMailServer();
  await queueApproval();
  const { mailFrom } = readConfig({ MAIL_FROM: 'Lone Star Beef <orders@lonestar.example>' });
  const worker = await start({ smtpUrl: server.url, mailFrom });
  await vi.waitFor(() => expect(server.messages).toHaveLength(1), 10_000);
  await worker.stop();
  server.close();
  expect(server.messages[0]).toMatch(/^From: Lone Star Beef <orders@lonestar\.example>/im);
});

test('a refused mail is retried, and its recipient is not logged', async () => {
  const email = await queueApproval();
  const server = await testMailServer(`450 <${email}> is busy`);
  const worker = await start({ smtpUrl: server.url });
  await vi.waitFor(async () => expect((await jobs())[0].last_error).toContain('is busy'), 10_000);
  await worker.stop();
  server.close();
  const [job] = await jobs();
  expect(job).toMatchObject({ attempts: 1, max_attempts: 60, locked_by: null });
  expect(lines.join()).toContain('A job failed');
  expect(lines.join()).not.toContain(email);
});

test('stopping does not wait for an unresponsive mail server', async () => {
  await queueApproval();
  const server = await silentMailServer();
  const worker = await start({ smtpUrl: server.url });
  await server.reached;
  const stopRequestedAt = Date.now();
  await worker.stop();
  expect(Date.now() - stopRequestedAt).toBeLessThan(7_000);
  server.close();
});

test('a worker reports that it is alive, so that no other worker takes its long job', async () => {
  await queueApproval();
  const server = await silentMailServer();
  const timings = { beat: 20 };
  const worker = await startJobs({ databaseUrl, config: { ...config, smtpUrl: server.url }, log, timings });
  await server.reached;
  const [job] = await jobs();
  expect(job.locked_by).toEqual(expect.any(String));
  await vi.waitFor(async () => expect(await db('jobWorkers').where({ workerId: job.locked_by })).toHaveLength(1));
  server.hangUp();
  server.close();
  await worker.stop();
});

test('unresponsive webhook receivers do not delay mails', async () => {
  const silent: ServerResponse[] = [];
  const receiver = await testReceiver((_, res) => void silent.push(res));
  const [{ owner, ranch }, mails] = [await make.rancher(), await testMailServer()];
  const webhook = {
    userId: owner.id,
    rancherId: ranch.id,
    url: receiver.url,
    secret: 'whsec_aGVyZGxpbmU=',
    position: 0,
  };
  await db('webhooks').insert(Array.from({ length: 12 }, () => webhook));
  await db('events').insert({ type: 'ORDER_PLACED', rancherId: ranch.id, amount: 1 });
  const worker = await start({ smtpUrl: mails.url, webhookAllow: [receiver.host] });
  // Fewer than there are webhooks, so all delivery workers are busy.
  await vi.waitFor(() => expect(silent).toHaveLength(4), 10_000);
  await queueApproval();
  await vi.waitFor(() => expect(mails.messages).toHaveLength(1), 8_000);
  expect(silent).toHaveLength(4);
  receiver.answers((_, res) => res.writeHead(204).end());
  for (const res of silent) res.writeHead(204).end();
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 10_000);
  await worker.stop();
  mails.close();
  await db('webhooks').delete();
});

test('stopping right after starting ends cleanly', async () => {
  const worker = await start({ smtpUrl: null });
  await worker.stop();
});

test('a worker that could not record several results at once is replaced, and sends none of its mails again', async () => {
  const server = await testMailServer();
  await Promise.all([queueApproval(), queueApproval(), queueApproval(), queueApproval()]);
  await db.raw(`
    create function refuse_results() returns trigger language plpgsql as $$ begin
      perform pg_sleep(1); -- until all of them are being recorded
      raise exception 'Not now';
    end $$;
    create trigger refuse_results before delete on graphile_worker._private_jobs
      for each row execute function refuse_results();
    create trigger refuse_results before update on mails
      for each row when (new.state = 'SENT' and new.id % 2 = 0) execute function refuse_results()`);
  const worker = await start({ smtpUrl: server.url });
  await vi.waitFor(() => expect(server.messages.length).toBeGreaterThanOrEqual(4), 10_000);
  await vi.waitFor(() => expect(lines.join()).toContain('The job worker ended; it starts again in a moment'), 10_000);
  await db.raw('drop function refuse_results() cascade');
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 30_000);
  expect(server.messages).toHaveLength(4);
  await worker.stop();
  server.close();
});
