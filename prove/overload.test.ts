import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../graph/database/connection';
import { migrate } from '../graph/database/migrate';
import { testApp } from '../graph/http/testing/app';
import { testDatabase } from '../graph/testing/database';
import { maker } from '../graph/testing/make';
import { outsideServer } from '../graph/testing/outsideServer';
import { startedServer } from '../graph/testing/serverProcess';
import { seedDemo } from '../seeds/seedDemo';
import { isLong, tell } from './form';
import { type Ask, ask, noOutcomes, offer, openConnections, peakOf } from './openLoad';
import { signIn } from './steady';

const HOUR = 3_600_000;
const TIMES = 10;
const SECONDS = 20;
/** Long enough to see whether memory grows. */
const OFFERED_SECONDS = 90;
const CALLERS = 40;

/** What a dashboard of the platform asks, for a range that nobody asked for before: several milliseconds of the database. */
const QUERY = `query ($from: DateTime!, $to: DateTime!) { admin { analytics(from: $from, to: $to) {
  orders gross ordersByStatus { status orders amount } byMonth { month orders gross } funnel { stage customers }
  topRanchers(first: 5) { orders gross } statusDurations { from to medianHours } ageing { fromDays amount } } } }`;

let turn = 0;

/** The same question by one of many callers. */
function asking(port: number, cookie: string): () => Ask {
  return () => {
    turn += 1;
    const range = { from: new Date(1_700_000_000_000 + turn * 60_000), to: new Date() };
    const headers = {
      ...{ 'Content-Type': 'application/json', Cookie: cookie },
      'X-Forwarded-For': `10.9.${turn % CALLERS}.1`,
    };
    return {
      port,
      path: '/graphql',
      method: 'POST',
      headers,
      body: JSON.stringify({ query: QUERY, variables: range }),
    };
  };
}

const megabytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The memory of a process, twice a second. */
function watchMemory(pid: number | undefined) {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(megabytesOf(pid)), 500);
  const part = (from: number, to: number) => Math.max(...seen.slice(seen.length * from, Math.ceil(seen.length * to)));
  return {
    stop() {
      clearInterval(timer);
      return { begin: part(0, 1 / 3), end: part(2 / 3, 1) };
    },
  };
}

const share = (times: number[], of: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * of)] ?? Number.NaN;

test.runIf(isLong)(
  `with ${TIMES} times the load that it can serve, a server serves on, and tells the others at once to come again`,
  async () => {
    const postgres = await outsideServer();
    await migrate(postgres.url);
    const db = connect(postgres.url);
    onTestFinished(() => db.destroy());
    await seedDemo(db, new Date());
    const { port, server } = await startedServer({ DATABASE_URL: postgres.url, TRUST_PROXY: '1' });
    const make = maker(db);
    const cookie = await signIn(`http://127.0.0.1:${port}`, await make.credentialsOf(await make.admin()));
    const next = asking(port, cookie);
    await peakOf(next, { atOnce: 16, seconds: 10 });
    const peak = await peakOf(next, { atOnce: 16, seconds: SECONDS });

    await openConnections(next);
    const memory = watchMemory(server.pid);
    const { servedInTime, asked, refused, wrong } = await offer(next, {
      perSecond: TIMES * peak,
      seconds: OFFERED_SECONDS,
    });
    const { begin, end } = memory.stop();
    const after = await peakOf(next, { atOnce: 16, seconds: 5 });

    const served = servedInTime / OFFERED_SECONDS;
    tell(
      `peak ${peak.toFixed(0)} answers a second; offered ${(asked / OFFERED_SECONDS).toFixed(0)}: served ${served.toFixed(0)} (${((100 * served) / peak).toFixed(0)} %);`,
    );
    tell(
      `${refused.length} refused, half within ${share(refused, 0.5).toFixed(0)} ms, 95 % within ${share(refused, 0.95).toFixed(0)} ms;`,
    );
    tell(
      `memory at most ${begin.toFixed(0)} MB at first, ${end.toFixed(0)} MB in the end; afterwards ${after.toFixed(0)} answers a second`,
    );
    expect(wrong).toEqual([]);
    expect(served).toBeGreaterThan(0.8 * peak);
    expect(share(refused, 0.95)).toBeLessThan(100);
    expect(end).toBeLessThan(1.25 * begin);
  },
  HOUR,
);

test('of more requests at once than there is room for, each is served or told when to come again', async () => {
  const db = await testDatabase();
  const make = maker(db);
  const { origin } = await testApp({ trustProxy: 1, places: { all: 20, perCaller: 15 } });
  const cookie = await signIn(origin, await make.credentialsOf(await make.admin()));
  const next = asking(Number(new URL(origin).port), cookie);
  const outcomes = noOutcomes();
  await Promise.all(Array.from({ length: 300 }, () => ask(next(), outcomes)));
  expect(outcomes.wrong).toEqual([]);
  expect(outcomes.served.length + outcomes.refused.length).toBe(300);
  expect(outcomes.served.length).toBeGreaterThan(0);
  const later = noOutcomes();
  for (let turns = 0; turns < 10; turns++) await ask(next(), later);
  expect(later.served).toHaveLength(10);
}, 120_000);
