import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../graph/database/connection';
import { SUPERUSER } from '../graph/database/embedded/cluster';
import { freePort } from '../graph/database/embedded/freePort';
import { readPostmaster } from '../graph/database/embedded/postmaster';
import { stopLeftBehind } from '../graph/database/embeddedPostgres';
import { testMailServer } from '../graph/mail/testing/mailServer';
import { outsideServer } from '../graph/testing/outsideServer';
import { startedServer } from '../graph/testing/serverProcess';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { testReceiver } from '../graph/webhooks/testing/receiver';
import { checkBooks } from './books';
import { amount, isLong, tell } from './form';
import { openMarket } from './market';
import { checkSent, subscribe } from './sent';

const SERVER_KILLS = amount({ long: 100, short: 3 });
const DATABASE_KILLS = amount({ long: 20, short: 1 });
const HOUR = 3_600_000;

/** In milliseconds; held to in the long form alone, as they depend on the machine. */
const ANSWERED_WITHIN = 2_000;
const BACK_WITHIN = 5_000;

/** Mails that a server sends at the same time. */
const MAILS_AT_ONCE = 4;

/** What a server of a test sends to, and a way to look into its database. */
async function surroundings() {
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

type Surroundings = Awaited<ReturnType<typeof surroundings>>;

/** The mails and events that came. */
const cameTo = ({ mail, hooks }: Surroundings) => ({
  mails: () => mail.messages.map((text) => /^Message-ID: <(\d+)\./im.exec(text)?.[1] ?? 'without an id'),
  events: [hooks.ids],
});

/** Lets the next server take up at once what killed ones were doing, instead of when they have been silent for long. */
async function forgetWorkers(db: Knex): Promise<void> {
  await db.raw("update job_workers set seen_at = seen_at - interval '1 hour'");
  await db.raw("update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'");
}

test(
  `after ${SERVER_KILLS} times kill -9 of the server in a stream of orders and payments, nothing is lost, twice or half`,
  async () => {
    const [postgres, around] = [await outsideServer(), await surroundings()];
    const start = () => startedServer({ ...around.env, DATABASE_URL: postgres.url });
    let running = await start();
    const db = connect(postgres.url, { statementTimeout: 0 });
    onTestFinished(() => db.destroy());
    await subscribe(db, around.hooks);
    const market = await openMarket(db, around.origin);
    for (let kill = 0; kill < SERVER_KILLS; kill++) {
      // Each a little later in what the server is doing.
      await sleep(300 + ((kill * 37) % 400));
      running.server.kill('SIGKILL');
      await running.exit;
      await db('rate_limits').delete();
      running = await start();
    }
    await sleep(500);
    await market.stop();
    running.server.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    await forgetWorkers(db);
    running = await start();

    expect(market.refused).toEqual([]);
    await checkBooks(db, market.acknowledged);
    const repeated = await checkSent(db, cameTo(around));
    expect(repeated.events).toBeLessThanOrEqual(SERVER_KILLS);
    expect(repeated.mails).toBeLessThanOrEqual(SERVER_KILLS * MAILS_AT_ONCE);
    const { orders, payments } = market.acknowledged;
    expect(orders.size).toBeGreaterThan(0);
    tell(
      `${SERVER_KILLS} kills of the server, ${orders.size} orders and ${payments.size} payments: nothing lost, twice or half;`,
    );
    tell(
      `of ${around.mail.messages.length} mails ${repeated.mails} came again, of ${around.hooks.posts.length} events ${repeated.events}`,
    );
  },
  HOUR,
);

/** A server with its database, which can be killed. */
type Raised = { url: string; kill(): void; comeBack(): Promise<void>; pause: number };

const raise: Record<string, (around: Surroundings) => Promise<Raised>> = {
  async outside({ env }) {
    const { url, kill, startAgain } = await outsideServer();
    await startedServer({ ...env, DATABASE_URL: url });
    const comeBack = () => sleep(OUTAGE).then(startAgain);
    return { url, kill, comeBack, pause: 1_500 };
  },
  async embedded({ env, dataDir }) {
    const directory = join(dataDir, 'postgres');
    onTestFinished(() => stopLeftBehind(directory));
    await startedServer({ ...env, DATABASE_URL: '' });
    const password = readFileSync(`${directory}.password`, 'utf8').trim();
    const found = () => readPostmaster(directory) ?? { pid: Number.NaN, port: Number.NaN };
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${found().port}/postgres`;
    // The server starts it again by itself, and gives up after five deaths within a minute.
    const pause = DATABASE_KILLS > 3 ? 16_000 : 1_500;
    return { url, kill: () => process.kill(found().pid, 'SIGKILL'), comeBack: async () => {}, pause };
  },
};

/** How long the database stays away, in milliseconds. */
const OUTAGE = 2_500;

/** Asks what only the database knows, again and again, until it is told: in milliseconds, the slowest refusal and the whole time. */
async function untilAnswered(origin: string) {
  const begin = performance.now();
  for (let slowest = 0; ; ) {
    const sent = performance.now();
    const headers = { Authorization: `Bearer hrd_${'x'.repeat(43)}` };
    const { status } = await fetch(`${origin}/api/rancher/orders`, { headers });
    const now = performance.now();
    if (status === 401) return { slowest, back: now - begin };
    expect(status).toBe(503);
    slowest = Math.max(slowest, now - sent);
    await sleep(20);
  }
}

test.each(Object.keys(raise))(
  `after ${DATABASE_KILLS} times kill -9 of PostgreSQL (%s), nothing is lost, twice or half`,
  async (kind) => {
    const around = await surroundings();
    const { url, kill, comeBack, pause } = await (raise[kind] as (typeof raise)[string])(around);
    const db = connect(url, { statementTimeout: 0 });
    onTestFinished(() => db.destroy());
    await subscribe(db, around.hooks);
    const statuses = new Set<number | string>();
    const market = await openMarket(db, around.origin, { onStatus: (status) => void statuses.add(status) });
    const outages: { slowest: number; back: number }[] = [];
    for (let death = 0; death < DATABASE_KILLS; death++) {
      await sleep(pause + ((death * 37) % 400));
      await db('rate_limits').delete();
      kill();
      await sleep(20);
      const refusing = untilAnswered(around.origin);
      await comeBack();
      const returned = performance.now();
      const { slowest } = await refusing;
      outages.push({ slowest, back: performance.now() - returned });
    }
    await sleep(500);
    await market.stop();

    expect(market.refused).toEqual([]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await checkBooks(db, market.acknowledged);
    const repeated = await checkSent(db, cameTo(around));
    expect(repeated.events).toBeLessThanOrEqual(DATABASE_KILLS);
    expect(repeated.mails).toBeLessThanOrEqual(DATABASE_KILLS * MAILS_AT_ONCE);
    const [slowest, back] = [outages.map((outage) => outage.slowest), outages.map((outage) => outage.back)].map(
      (times) => Math.round(Math.max(...times)),
    );
    tell(
      `${DATABASE_KILLS} kills of PostgreSQL (${kind}), ${market.acknowledged.orders.size} orders: nothing lost, twice or half;`,
    );
    tell(
      `503 within ${slowest} ms, itself again within ${back} ms; ${repeated.mails} mails and ${repeated.events} events came again`,
    );
    if (!isLong) return;
    expect(slowest).toBeLessThan(ANSWERED_WITHIN);
    expect(back).toBeLessThan(BACK_WITHIN);
  },
  HOUR,
);
