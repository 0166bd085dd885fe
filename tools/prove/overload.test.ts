import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../graph/database/connection';
import { migrate } from '../../graph/database/migrate';
import { testApp } from '../../graph/http/testing/app';
import { testDatabase } from '../../graph/testing/database';
import { maker } from '../../graph/testing/make';
import { outsideServer } from '../../graph/testing/outsideServer';
import { startedServer } from '../../graph/testing/serverProcess';
import { seedDemo } from '../../seeds/seedDemo';
import { isLong, report } from './form';
import { type LoadRequest, measurePeak, noOutcomes, openConnections, send, sendAtRate } from './openLoad';
import { signIn } from './steady';

const HOUR = 3_600_000;
const OVERLOAD_FACTOR = 10;
const PEAK_SECONDS = 20;
/** Long enough to see whether memory grows. */
const LOAD_SECONDS = 90;
const CALLERS = 40;

/** Takes the database several milliseconds, and is never cached, because each request has a new range. */
const QUERY = `query ($from: DateTime!, $to: DateTime!) { admin { analytics(from: $from, to: $to) {
  orders gross ordersByStatus { status orders amount } byMonth { month orders gross } funnel { stage customers }
  topRanchers(first: 5) { orders gross } statusDurations { from to medianHours } ageing { fromDays amount } } } }`;

let count = 0;

/** Makes the same query from one of many callers, with a new range each time. */
function dashboardQueries(port: number, cookie: string): () => LoadRequest {
  return () => {
    count += 1;
    const range = { from: new Date(1_700_000_000_000 + count * 60_000), to: new Date() };
    const headers = {
      ...{ 'Content-Type': 'application/json', Cookie: cookie },
      'X-Forwarded-For': `10.9.${count % CALLERS}.1`,
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

/** Measures a process's memory twice a second. `stop` returns the peaks of its first and last third, in MB. */
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

const percentile = (times: number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

test.runIf(isLong)(
  `under ${OVERLOAD_FACTOR} times the load that it can serve, a server keeps serving and refuses the rest at once with a 503`,
  async () => {
    const postgres = await outsideServer();
    await migrate(postgres.url);
    const db = connect(postgres.url);
    onTestFinished(() => db.destroy());
    await seedDemo(db, new Date());
    const { port, server } = await startedServer({ DATABASE_URL: postgres.url, TRUST_PROXY: '1' });
    const make = maker(db);
    const cookie = await signIn(`http://127.0.0.1:${port}`, await make.credentialsOf(await make.admin()));
    const nextRequest = dashboardQueries(port, cookie);
    await measurePeak(nextRequest, { atOnce: 16, seconds: 10 });
    const peak = await measurePeak(nextRequest, { atOnce: 16, seconds: PEAK_SECONDS });

    await openConnections(nextRequest);
    const memory = watchMemory(server.pid);
    const { servedInTime, started, refused, wrong } = await sendAtRate(nextRequest, {
      perSecond: OVERLOAD_FACTOR * peak,
      seconds: LOAD_SECONDS,
    });
    const { begin, end } = memory.stop();
    const after = await measurePeak(nextRequest, { atOnce: 16, seconds: 5 });

    const served = servedInTime / LOAD_SECONDS;
    report(
      `peak ${peak.toFixed(0)} answers a second; offered ${(started / LOAD_SECONDS).toFixed(0)}: served ${served.toFixed(0)} (${((100 * served) / peak).toFixed(0)} %);`,
    );
    report(
      `${refused.length} refused, half within ${percentile(refused, 0.5).toFixed(0)} ms, 95 % within ${percentile(refused, 0.95).toFixed(0)} ms;`,
    );
    report(
      `memory at most ${begin.toFixed(0)} MB at first, ${end.toFixed(0)} MB in the end; afterwards ${after.toFixed(0)} answers a second`,
    );
    expect(wrong).toEqual([]);
    expect(served).toBeGreaterThan(0.8 * peak);
    expect(percentile(refused, 0.95)).toBeLessThan(100);
    expect(end).toBeLessThan(1.25 * begin);
  },
  HOUR,
);

test('when too many requests come at once, each is served or gets a 503 with Retry-After', async () => {
  const db = await testDatabase();
  const make = maker(db);
  const { origin } = await testApp({ trustProxy: 1, places: { reads: { all: 20, perCaller: 15 } } });
  const cookie = await signIn(origin, await make.credentialsOf(await make.admin()));
  const nextRequest = dashboardQueries(Number(new URL(origin).port), cookie);
  const outcomes = noOutcomes();
  await Promise.all(Array.from({ length: 300 }, () => send(nextRequest(), outcomes)));
  expect(outcomes.wrong).toEqual([]);
  expect(outcomes.served.length + outcomes.refused.length).toBe(300);
  expect(outcomes.served.length).toBeGreaterThan(0);
  const later = noOutcomes();
  for (let turns = 0; turns < 10; turns++) await send(nextRequest(), later);
  expect(later.served).toHaveLength(10);
}, 120_000);
