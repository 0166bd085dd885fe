import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Knex } from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../graph/config';
import { connect } from '../graph/database/connection';
import { ownDatabaseUrl } from '../graph/testing/database';
import { outsideServer } from '../graph/testing/outsideServer';
import { startedServer } from '../graph/testing/serverProcess';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { checkBooks } from './books';
import { amount, isLong, tell } from './form';
import { openMarket } from './market';
import { checkSent, subscribe } from './sent';
import { fickleMailServer, fickleReceiver, TROUBLES, type Trouble } from './troubles';

/** How long each trouble lasts, in milliseconds: in the long form longer than the server waits for anybody. */
const LASTING = amount({ long: 35_000, short: 300 });
const RECEIVERS = amount({ long: 5, short: 1 });
const HOUR = 3_600_000;
const PATIENT = { timeout: 120_000, interval: 50 };

/** In milliseconds; held to in the long form alone, as they depend on the machine. */
const ANSWERED_WITHIN = 2_000;
const BACK_WITHIN = 5_000;
/** Who has just refused for the third time is asked again after half a minute. */
const TAKEN_AGAIN_WITHIN = 45_000;

/** A server that sends to others, one of which stays well, and its market. */
async function surroundings(url: string, own: Record<string, string> = {}) {
  const [mail, well] = [await fickleMailServer(), await fickleReceiver()];
  const fickle = await Promise.all(Array.from({ length: RECEIVERS }, fickleReceiver));
  const receivers = [well, ...fickle];
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  const allowed = receivers.map(({ host }) => host).join(',');
  const { port } = await startedServer({
    ...{ DATABASE_URL: url, SMTP_URL: mail.url, WEBHOOK_ALLOW: allowed, DATA_DIR: files.path, TRUST_PROXY: '1' },
    ...own,
  });
  const db = connect(url, { statementTimeout: 0 });
  onTestFinished(() => db.destroy());
  for (const receiver of receivers) await subscribe(db, receiver);
  const statuses = new Map<number | string, number>();
  const market = await openMarket(db, `http://127.0.0.1:${port}`, {
    onStatus: (status, took) => void statuses.set(status, Math.max(statuses.get(status) ?? 0, took)),
    pause: amount({ long: 1_000, short: 150 }),
  });
  const orders = () => market.acknowledged.orders.size;
  return {
    ...{ db, mail, well, fickle, statuses, market, orders },
    /** Until people have ordered so many times more. */
    async ordered(count = 2) {
      const before = orders();
      await expect.poll(orders, PATIENT).toBeGreaterThanOrEqual(before + count);
    },
    taken: {
      mails: () => mail.taken,
      events: receivers.map(
        ({ taken }) =>
          () =>
            taken,
      ),
    },
  };
}

type Surroundings = Awaited<ReturnType<typeof surroundings>>;

/** Lets what is to be tried again later be tried now. */
const hurry = (db: Knex) => async () => {
  const waiting = db('graphile_worker._private_jobs').whereNull('lockedAt').where('runAt', '>', db.fn.now());
  const untaken = waiting.select('id').forUpdate().skipLocked();
  await db('graphile_worker._private_jobs').whereIn('id', untaken).update({ runAt: db.fn.now() });
};

/** Ends the market, and finds everything that people were told of stored, and sent once. */
async function checkAll({ db, market, taken }: Surroundings): Promise<void> {
  await market.stop();
  expect(market.refused).toEqual([]);
  await checkBooks(db, market.acknowledged);
  expect(await checkSent(db, taken, hurry(db))).toEqual({ mails: 0, events: 0 });
}

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return Math.round(performance.now() - begin);
};

/** The mail server and all receivers but one are in trouble, and well again. Gives the milliseconds until they take something again. */
async function suffer({ db, mail, well, fickle, ordered }: Surroundings, trouble: Trouble): Promise<number> {
  const others = [mail, ...fickle];
  for (const each of others) await each.becomes(trouble);
  const before = well.taken.length;
  await hurry(db)();
  await ordered();
  await sleep(LASTING);
  if (trouble !== 'is down') {
    for (const { troubled } of others) await expect.poll(troubled, PATIENT).toBeGreaterThan(0);
  }
  // One receiver's trouble is not another's.
  await expect.poll(() => well.taken.length, PATIENT).toBeGreaterThan(before);
  const counts = others.map(({ taken }) => taken.length);
  for (const each of others) await each.becomes('well');
  await hurry(db)();
  return milliseconds(async () => {
    for (const [index, { taken }] of others.entries()) {
      await expect.poll(() => taken.length, PATIENT).toBeGreaterThan(counts[index] ?? 0);
    }
  });
}

test(
  'while those it sends to hang, refuse, break off or are down, and the clock is moved, a server answers as usual and sends all once',
  async () => {
    const clock = temporaryDirectory();
    onTestFinished(clock.remove);
    const file = join(clock.path, 'moved');
    const move = (hours: number) => writeFileSync(file, String(hours * HOUR));
    move(0);
    // The server runs as it does for people, without a compiler of sources, which may hang under another clock.
    const movable = join(clock.path, 'clock.mjs');
    await build({ entryPoints: [join(projectRoot, 'prove/clock.ts')], outfile: movable, format: 'esm' });
    const around = await surroundings(await ownDatabaseUrl('dependencies'), {
      NODE_OPTIONS: `--import ${movable}`,
      CLOCK_MOVED: file,
    });
    const { mail, well, statuses, orders, ordered } = around;
    const back: number[] = [];
    for (const trouble of TROUBLES) back.push(await suffer(around, trouble));
    for (const hours of [1, -1, 0]) {
      move(hours);
      await sleep(200);
      const [mails, events] = [mail.taken.length, well.taken.length];
      await ordered();
      await sleep(LASTING);
      await expect.poll(() => mail.taken.length, PATIENT).toBeGreaterThan(mails);
      await expect.poll(() => well.taken.length, PATIENT).toBeGreaterThan(events);
    }
    await checkAll(around);
    expect([...statuses.keys()]).toEqual([200]);
    const slowest = Math.round(statuses.get(200) ?? 0);
    tell(
      `${TROUBLES.join(', ')}; the clock moved by +1, -2 and +1 hours: ${orders()} orders, each mail and event taken once;`,
    );
    tell(`requests answered within ${slowest} ms; taken again within ${back.join(', ')} ms`);
    if (!isLong) return;
    expect(slowest).toBeLessThan(ANSWERED_WITHIN);
    expect(Math.max(...back)).toBeLessThan(TAKEN_AGAIN_WITHIN);
  },
  HOUR,
);

/** A database whose disk can be full: `fill`, and `empty` again. */
type Disk = { kind: string; url: string; fill(): Promise<void>; empty(): Promise<void> };

const MEGABYTES = 220;

/** A small disk of its own, where this process may mount one. */
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
      // What doesn't fit is refused, after as much as does.
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
      // Without room for its log PostgreSQL ends, and whoever runs it starts it again.
      await db.raw('select 1').catch(() => postgres.startAgain());
      await db.destroy();
    },
  };
}

const WRITTEN = ['orders', 'order_status_updates', 'commission_transactions', 'events', 'mails', 'webhook_deliveries'];

/** A database that says of each new row that its disk is full. */
async function refusingTables(): Promise<Disk> {
  const url = await ownDatabaseUrl('disks');
  const db = connect(url, { statementTimeout: 0 });
  onTestFinished(() => db.destroy());
  await db.raw(`
    create or replace function be_full() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'disk_full', message = 'could not extend file "base/1/2": No space left on device';
    end $$`);
  // One statement a table: all in one transaction would wait for writers of one table while holding another, a deadlock.
  const forEach = async (statement: (table: string) => string) => {
    for (const table of WRITTEN) await db.raw(statement(table));
  };
  return {
    kind: 'a database that says so',
    url,
    fill: () => forEach((table) => `create trigger full_disk before insert on ${table} execute function be_full()`),
    empty: () => forEach((table) => `drop trigger full_disk on ${table}`),
  };
}

test(
  'while the disk of the database is full, people are told to come again, and what they were told of is there and sent',
  async () => {
    const disk = (isLong && (await smallDisk())) || (await refusingTables());
    const around = await surroundings(disk.url);
    const { db, statuses, orders, ordered, fickle } = around;
    for (const receiver of fickle) await receiver.becomes('refuses for now');
    await ordered();
    await disk.fill();
    await expect.poll(() => statuses.has(503), PATIENT).toBe(true);
    for (const receiver of fickle) await receiver.becomes('well');
    // What waits to be sent may go out meanwhile, and be tried again, but no receiver takes an event twice.
    await hurry(db)().catch(() => {});
    const stillOrdered = orders();
    await sleep(LASTING);
    const meanwhile = orders() - stillOrdered;
    await disk.empty();
    const back = await milliseconds(() => ordered(1));
    await ordered();
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await checkAll(around);
    const refused = Math.round(statuses.get(503) ?? 0);
    tell(
      `disk full (${disk.kind}): ${orders()} orders, ${meanwhile} of them while it was, each mail and event taken once;`,
    );
    tell(`503 within ${refused} ms, itself again within ${back} ms`);
    if (!isLong) return;
    expect(refused).toBeLessThan(ANSWERED_WITHIN);
    expect(back).toBeLessThan(BACK_WITHIN);
  },
  HOUR,
);
