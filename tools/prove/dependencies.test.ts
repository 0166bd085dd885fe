import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../graph/config';
import { connect } from '../../graph/database/connection';
import { ownDatabaseUrl } from '../../graph/testing/database';
import { outsideServer } from '../../graph/testing/outsideServer';
import { startedServer } from '../../graph/testing/serverProcess';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';
import { checkBooks } from './books';
import { amount, isLong, report } from './form';
import { startTraffic } from './market';
import { checkSent, runDelayedJobsNow, subscribe } from './sent';
import { FAULTS, type Fault, flakyMailServer, flakyReceiver } from './troubles';

/** How long each fault lasts, in milliseconds. In the long form it outlasts all timeouts of the server. */
const FAULT_DURATION = amount({ long: 35_000, short: 300 });
const RECEIVERS = amount({ long: 5, short: 1 });
const HOUR = 3_600_000;
const POLLING = { timeout: 120_000, interval: 50 };

/** In milliseconds. Only the long form checks these limits, because they depend on the machine. */
const MAX_ANSWER_TIME = 2_000;
const MAX_RECOVERY_TIME = 5_000;
/** A receiver that has just refused for the third time gets its next attempt after half a minute. */
const MAX_REDELIVERY_TIME = 45_000;

/** Starts a server, its mail server, several webhook receivers of which one never fails, and traffic. */
async function startEnvironment(url: string, extraEnv: Record<string, string> = {}) {
  const [mail, healthy] = [await flakyMailServer(), await flakyReceiver()];
  const flaky = await Promise.all(Array.from({ length: RECEIVERS }, flakyReceiver));
  const receivers = [healthy, ...flaky];
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  const allowed = receivers.map(({ host }) => host).join(',');
  const { port } = await startedServer({
    ...{ DATABASE_URL: url, SMTP_URL: mail.url, WEBHOOK_ALLOW: allowed, DATA_DIR: files.path, TRUST_PROXY: '1' },
    ...extraEnv,
  });
  const db = connect(url, { statementTimeout: 0 });
  onTestFinished(() => db.destroy());
  for (const receiver of receivers) await subscribe(db, receiver);
  const statuses = new Map<number | string, number>();
  const traffic = await startTraffic(db, `http://127.0.0.1:${port}`, {
    onStatus: (status, took) => void statuses.set(status, Math.max(statuses.get(status) ?? 0, took)),
    pause: amount({ long: 1_000, short: 150 }),
  });
  const orders = () => traffic.acknowledged.orders.size;
  return {
    ...{ db, mail, healthy, flaky, statuses, traffic, orders },
    /** Waits for this many more orders. */
    async waitForOrders(count = 2) {
      const before = orders();
      await expect.poll(orders, POLLING).toBeGreaterThanOrEqual(before + count);
    },
    accepted: {
      mails: () => mail.accepted,
      events: receivers.map(
        ({ accepted }) =>
          () =>
            accepted,
      ),
    },
  };
}

type Environment = Awaited<ReturnType<typeof startEnvironment>>;

/** Stops the traffic, and checks that all that was acknowledged is stored and was sent exactly once. */
async function checkAll({ db, traffic, accepted }: Environment): Promise<void> {
  await traffic.stop();
  expect(traffic.refused).toEqual([]);
  await checkBooks(db, traffic.acknowledged);
  expect(await checkSent(db, accepted, runDelayedJobsNow(db))).toEqual({ mails: 0, events: 0 });
}

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin);
};

/** Injects a fault into the mail server and all receivers but one. Returns the milliseconds until they recover afterwards. */
async function injectFault({ db, mail, healthy, flaky, waitForOrders }: Environment, fault: Fault): Promise<number> {
  const failing = [mail, ...flaky];
  for (const each of failing) await each.setBehavior(fault);
  const before = healthy.accepted.length;
  await runDelayedJobsNow(db)();
  await waitForOrders();
  await sleep(FAULT_DURATION);
  if (fault !== 'is down') {
    for (const { faultCount } of failing) await expect.poll(faultCount, POLLING).toBeGreaterThan(0);
  }
  // A faulty receiver doesn't delay the healthy one.
  await expect.poll(() => healthy.accepted.length, POLLING).toBeGreaterThan(before);
  const counts = failing.map(({ accepted }) => accepted.length);
  for (const each of failing) await each.setBehavior('works');
  await runDelayedJobsNow(db)();
  // What failed just now is due later, for which only the long form waits.
  const countOf = async ({ accepted }: { accepted: unknown[] }) => {
    if (!isLong) await runDelayedJobsNow(db)();
    return accepted.length;
  };
  return timeOf(async () => {
    for (const [index, each] of failing.entries())
      await expect.poll(() => countOf(each), POLLING).toBeGreaterThan(counts[index] ?? 0);
  });
}

test(
  'while the mail server and receivers fail and the clock jumps, a server keeps answering and sends everything exactly once',
  async () => {
    const clock = temporaryDirectory();
    onTestFinished(clock.remove);
    const file = join(clock.path, 'moved');
    const move = (hours: number) => writeFileSync(file, String(hours * HOUR));
    move(0);
    // The server runs compiled as in production, because a TypeScript loader may hang when the clock jumps.
    const clockModule = join(clock.path, 'clock.mjs');
    await build({ entryPoints: [join(projectRoot, 'tools/prove/clock.ts')], outfile: clockModule, format: 'esm' });
    const environment = await startEnvironment(await ownDatabaseUrl('dependencies'), {
      NODE_OPTIONS: `--import ${clockModule}`,
      CLOCK_MOVED: file,
    });
    const { mail, healthy, statuses, orders, waitForOrders } = environment;
    const recovery: number[] = [];
    for (const fault of FAULTS) recovery.push(await injectFault(environment, fault));
    for (const hours of [1, -1, 0]) {
      move(hours);
      await sleep(200);
      const [mails, events] = [mail.accepted.length, healthy.accepted.length];
      await waitForOrders();
      await sleep(FAULT_DURATION);
      await expect.poll(() => mail.accepted.length, POLLING).toBeGreaterThan(mails);
      await expect.poll(() => healthy.accepted.length, POLLING).toBeGreaterThan(events);
    }
    await checkAll(environment);
    expect([...statuses.keys()]).toEqual([200]);
    const slowest = Math.round(statuses.get(200) ?? 0);
    report(
      `${FAULTS.join(', ')}; the clock moved by +1, -2 and +1 hours: ${orders()} orders, each mail and event received once;`,
    );
    report(`requests answered within ${slowest} ms; deliveries resumed within ${recovery.join(', ')} ms`);
    if (!isLong) return;
    expect(slowest).toBeLessThan(MAX_ANSWER_TIME);
    expect(Math.max(...recovery)).toBeLessThan(MAX_REDELIVERY_TIME);
  },
  HOUR,
);

/** A database whose disk can be filled and emptied. */
type Disk = { kind: string; url: string; fill(): Promise<void>; empty(): Promise<void> };

const MEGABYTES = 220;

/** Puts the database on a small disk. Null if this process may not mount one. */
async function smallDisk(): Promise<Disk | null> {
  const files = temporaryDirectory();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0755`, 'herdline', files.path]);
  if (mounted.status !== 0) {
    files.remove();
    return null;
  }
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', files.path]);
    files.remove();
  });
  const postgres = await outsideServer({ path: files.path, remove: () => {} });
  const ballast = join(files.path, 'ballast');
  return {
    kind: 'a small disk',
    url: postgres.url,
    async fill() {
      // The write that no longer fits throws.
      const block = Buffer.alloc(4_096);
      for (;;) {
        try {
          appendFileSync(ballast, block);
        } catch {
          return;
        }
      }
    },
    async empty() {
      rmSync(ballast);
      const db = connect(postgres.url, { statementTimeout: 0 });
      // PostgreSQL stops if it can't write its log, and is then restarted as a supervisor would do.
      await db.raw('select 1').catch(() => postgres.startAgain());
      await db.destroy();
    },
  };
}

const TABLES = ['orders', 'order_status_updates', 'commission_transactions', 'events', 'mails', 'webhook_deliveries'];

/** Simulates a full disk: triggers fail each insert into the tables. */
async function refusingTables(): Promise<Disk> {
  const url = await ownDatabaseUrl('disks');
  const db = connect(url, { statementTimeout: 0 });
  onTestFinished(() => db.destroy());
  await db.raw(`
    create or replace function be_full() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'disk_full', message = 'could not extend file "base/1/2": No space left on device';
    end $$`);
  // Each table has a transaction of its own, because a single one could deadlock with writers.
  const forEach = async (statement: (table: string) => string) => {
    for (const table of TABLES) await db.raw(statement(table));
  };
  return {
    kind: 'simulated by triggers',
    url,
    fill: () => forEach((table) => `create trigger full_disk before insert on ${table} execute function be_full()`),
    empty: () => forEach((table) => `drop trigger full_disk on ${table}`),
  };
}

test(
  'while the disk of the database is full, requests get a 503, and all that was acknowledged is stored and sent once',
  async () => {
    const disk = (isLong && (await smallDisk())) || (await refusingTables());
    const environment = await startEnvironment(disk.url);
    const { db, statuses, orders, waitForOrders, flaky } = environment;
    for (const receiver of flaky) await receiver.setBehavior('refuses temporarily');
    await waitForOrders();
    await disk.fill();
    await expect.poll(() => statuses.has(503), POLLING).toBe(true);
    for (const receiver of flaky) await receiver.setBehavior('works');
    // Pending events may be sent and retried while the disk is full, but no receiver gets an event twice.
    await runDelayedJobsNow(db)().catch(() => {});
    const before = orders();
    await sleep(FAULT_DURATION);
    const placedWhileFull = orders() - before;
    await disk.empty();
    const recovery = await timeOf(() => waitForOrders(1));
    await waitForOrders();
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await checkAll(environment);
    const refused = Math.round(statuses.get(503) ?? 0);
    report(
      `disk full (${disk.kind}): ${orders()} orders, ${placedWhileFull} of them while it was full, each mail and event received once;`,
    );
    report(`503 within ${refused} ms, recovered within ${recovery} ms`);
    if (!isLong) return;
    expect(refused).toBeLessThan(MAX_ANSWER_TIME);
    expect(recovery).toBeLessThan(MAX_RECOVERY_TIME);
  },
  HOUR,
);
