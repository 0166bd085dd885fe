import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../graph/database/connection';
import { SUPERUSER } from '../../graph/database/embedded/cluster';
import { freePort } from '../../graph/database/embedded/freePort';
import { readPostmaster } from '../../graph/database/embedded/postmaster';
import { stopLeftBehind } from '../../graph/database/embeddedPostgres';
import { testMailServer } from '../../graph/mail/testing/mailServer';
import { outsideServer } from '../../graph/testing/outsideServer';
import { startedServer } from '../../graph/testing/serverProcess';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';
import { testReceiver } from '../../graph/webhooks/testing/receiver';
import { checkBooks } from './books';
import { amount, isLong, report } from './form';
import { startTraffic } from './market';
import { checkSent, runDelayedJobsNow, subscribe } from './sent';

const SERVER_KILLS = amount({ long: 100, short: 3 });
const DATABASE_KILLS = amount({ long: 20, short: 1 });
const HOUR = 3_600_000;

/** In milliseconds. Only the long form checks these limits, because they depend on the machine. */
const MAX_ANSWER_TIME = 2_000;
const MAX_RECOVERY_TIME = 5_000;

/** How many mails a server sends at the same time. */
const MAILS_AT_ONCE = 4;

/** Starts a mail server and a webhook receiver, and returns the environment of a server that sends to them. */
async function startEnvironment() {
  const [mail, hooks, port] = [await testMailServer(), await testReceiver(), await freePort()];
  onTestFinished(() => void mail.close());
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  const env = {
    ...{ PORT: String(port), SMTP_URL: mail.url, WEBHOOK_ALLOW: hooks.host, DATA_DIR: files.path },
    TRUST_PROXY: '1',
  };
  return { mail, hooks, env, origin: `http://127.0.0.1:${port}`, dataDir: files.path };
}

type Environment = Awaited<ReturnType<typeof startEnvironment>>;

/** The mails and events that were received. */
const receivedBy = ({ mail, hooks }: Environment) => ({
  mails: () => mail.messages.map((text) => /^Message-ID: <(\d+)\./im.exec(text)?.[1] ?? 'without an id'),
  events: [hooks.ids],
});

/** Lets the next server take over the jobs of killed servers at once, instead of after their timeout. */
async function releaseLocks(db: Knex): Promise<void> {
  await db.raw("update job_workers set seen_at = seen_at - interval '1 hour'");
  await db.raw("update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'");
}

test(
  `after ${SERVER_KILLS} kill -9 of the server during orders and payments, no record is lost, duplicated or incomplete`,
  async () => {
    const [postgres, environment] = [await outsideServer(), await startEnvironment()];
    const start = () => startedServer({ ...environment.env, DATABASE_URL: postgres.url });
    let running = await start();
    const db = connect(postgres.url, { statementTimeout: 0 });
    onTestFinished(() => db.destroy());
    await subscribe(db, environment.hooks);
    const traffic = await startTraffic(db, environment.origin);
    for (let kill = 0; kill < SERVER_KILLS; kill++) {
      // Kills the server at a different moment each time.
      await sleep(300 + ((kill * 37) % 400));
      running.server.kill('SIGKILL');
      await running.exit;
      await db('rate_limits').delete();
      running = await start();
    }
    await sleep(500);
    await traffic.stop();
    running.server.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    await releaseLocks(db);
    running = await start();

    expect(traffic.refused).toEqual([]);
    await checkBooks(db, traffic.acknowledged);
    const repeated = await checkSent(db, receivedBy(environment), runDelayedJobsNow(db));
    expect(repeated.events).toBeLessThanOrEqual(SERVER_KILLS);
    expect(repeated.mails).toBeLessThanOrEqual(SERVER_KILLS * MAILS_AT_ONCE);
    const { orders, payments } = traffic.acknowledged;
    expect(orders.size).toBeGreaterThan(0);
    report(
      `${SERVER_KILLS} kills of the server, ${orders.size} orders and ${payments.size} payments: nothing lost, duplicated or incomplete;`,
    );
    report(
      `of ${environment.mail.messages.length} mails ${repeated.mails} were repeated, of ${environment.hooks.posts.length} events ${repeated.events}`,
    );
  },
  HOUR,
);

/** A server's database that can be killed. */
type KillableDatabase = { url: string; kill(): void; restore(): Promise<void>; pause: number };

const startDatabase: Record<string, (environment: Environment) => Promise<KillableDatabase>> = {
  async outside({ env }) {
    const { url, kill, startAgain } = await outsideServer();
    await startedServer({ ...env, DATABASE_URL: url });
    const restore = () => sleep(OUTAGE).then(startAgain);
    return { url, kill, restore, pause: 1_500 };
  },
  async embedded({ env, dataDir }) {
    const directory = join(dataDir, 'postgres');
    onTestFinished(() => stopLeftBehind(directory));
    await startedServer({ ...env, DATABASE_URL: '' });
    const password = readFileSync(`${directory}.password`, 'utf8').trim();
    const postmaster = () => readPostmaster(directory) ?? { pid: Number.NaN, port: Number.NaN };
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${postmaster().port}/postgres`;
    // The server restarts this database itself, and gives up after five crashes within a minute.
    const pause = DATABASE_KILLS > 3 ? 16_000 : 1_500;
    return { url, kill: () => process.kill(postmaster().pid, 'SIGKILL'), restore: async () => {}, pause };
  },
};

/** How long the database stays down, in milliseconds. */
const OUTAGE = 2_500;

/** Repeats a request that needs the database until it succeeds. Returns the milliseconds of the slowest 503 and of the outage. */
async function waitUntilAnswered(origin: string) {
  const begin = performance.now();
  for (let slowest = 0; ; ) {
    const sent = performance.now();
    const headers = { Authorization: `Bearer hrd_${'x'.repeat(43)}` };
    const { status } = await fetch(`${origin}/api/rancher/orders`, { headers });
    const now = performance.now();
    if (status === 401) return { slowest, recovery: now - begin };
    expect(status).toBe(503);
    slowest = Math.max(slowest, now - sent);
    await sleep(20);
  }
}

test.each(Object.keys(startDatabase))(
  `after ${DATABASE_KILLS} kill -9 of PostgreSQL (%s), no record is lost, duplicated or incomplete`,
  async (kind) => {
    const environment = await startEnvironment();
    const { url, kill, restore, pause } = await (startDatabase[kind] as (typeof startDatabase)[string])(environment);
    const db = connect(url, { statementTimeout: 0 });
    onTestFinished(() => db.destroy());
    await subscribe(db, environment.hooks);
    const statuses = new Set<number | string>();
    const traffic = await startTraffic(db, environment.origin, { onStatus: (status) => void statuses.add(status) });
    const outages: { slowest: number; recovery: number }[] = [];
    for (let round = 0; round < DATABASE_KILLS; round++) {
      await sleep(pause + ((round * 37) % 400));
      await db('rate_limits').delete();
      kill();
      await sleep(20);
      const outage = waitUntilAnswered(environment.origin);
      await restore();
      const restarted = performance.now();
      const { slowest } = await outage;
      outages.push({ slowest, recovery: performance.now() - restarted });
    }
    await sleep(500);
    await traffic.stop();

    expect(traffic.refused).toEqual([]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await checkBooks(db, traffic.acknowledged);
    const repeated = await checkSent(db, receivedBy(environment), runDelayedJobsNow(db));
    expect(repeated.events).toBeLessThanOrEqual(DATABASE_KILLS);
    expect(repeated.mails).toBeLessThanOrEqual(DATABASE_KILLS * MAILS_AT_ONCE);
    const [slowest, recovery] = [outages.map((each) => each.slowest), outages.map((each) => each.recovery)].map(
      (times) => Math.round(Math.max(...times)),
    );
    report(
      `${DATABASE_KILLS} kills of PostgreSQL (${kind}), ${traffic.acknowledged.orders.size} orders: nothing lost, duplicated or incomplete;`,
    );
    report(
      `503 within ${slowest} ms, recovered within ${recovery} ms; ${repeated.mails} mails and ${repeated.events} events were repeated`,
    );
    if (!isLong) return;
    expect(slowest).toBeLessThan(MAX_ANSWER_TIME);
    expect(recovery).toBeLessThan(MAX_RECOVERY_TIME);
  },
  HOUR,
);
