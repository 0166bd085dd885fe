import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../graph/http/testing/app';
import { testDatabase } from '../graph/testing/database';
import { maker } from '../graph/testing/make';
import { startedServer } from '../graph/testing/serverProcess';
import { amount, isLong, tell } from './form';
import { idleStream, type SlowClient, slowBody, slowHeaders, slowReader } from './slowClients';

const OF_EACH_KIND = amount({ long: 150, short: 6 });
const OTHERS = amount({ long: 500, short: 40 });
const STREAMS_OF_ONE = 5;
const HOUR = 3_600_000;

/** In milliseconds; the server's own limits are tried in the long form. */
const LIMITS = { headersTimeout: 1_000, requestTimeout: 1_000, answerTimeout: 1_000, connectionsCheckingInterval: 100 };
const PATIENT = { timeout: amount({ long: 400_000, short: 120_000 }), interval: 500 };
/** Readers are looked at less often than they may be idle. */
const BETWEEN_LOOKS = amount({ long: 130_000, short: 2_000 });

/**
 * One is written whole and waits for its reader, the other is read from a file as it is taken, which only the real limits end soon. Each is asked
 * for as often as makes more than a connection holds (some 5 MB), and no more often, since that would be work and not waiting.
 */
const readOf = (place: number) =>
  isLong && place % 2 ? { path: '/api/docs/swagger-ui-bundle.js', times: 4 } : { path: '/api/openapi.json', times: 20 };

/** In milliseconds; held to in the long form alone. */
const ANSWERED_WITHIN = 2_000;

const db = await testDatabase();
const make = maker(db);

async function portOfServer(): Promise<number> {
  if (isLong) return (await startedServer()).port;
  return Number(new URL((await testApp({ timings: LIMITS })).origin).port);
}

/** Opens as many of a kind as there are to be, one after the other: they are slow, not many at once. */
async function crowd(openOne: (place: number) => Promise<SlowClient>): Promise<SlowClient[]> {
  const clients: SlowClient[] = [];
  onTestFinished(() => {
    for (const client of clients) client.leave();
  });
  for (let place = 0; place < OF_EACH_KIND; place++) clients.push(await openOne(place));
  return clients;
}

/** Streams of ranches, as many of each as one person may have. */
async function listeners(port: number): Promise<SlowClient[]> {
  const tokens: string[] = [];
  for (let left = OF_EACH_KIND; left > 0; left -= STREAMS_OF_ONE) {
    tokens.push(await make.apiToken((await make.rancher()).owner));
  }
  return crowd((place) => idleStream(port, tokens[Math.floor(place / STREAMS_OF_ONE)] ?? ''));
}

/** Asks what only the database knows, and gives how many milliseconds each answer took. */
async function others(port: number): Promise<number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < OTHERS; asked++) {
    const begin = performance.now();
    const headers = { Authorization: `Bearer hrd_${'x'.repeat(43)}` };
    const { status } = await fetch(`http://127.0.0.1:${port}/api/rancher/orders`, { headers });
    expect(status).toBe(401);
    times.push(performance.now() - begin);
  }
  return times;
}

test(
  `${4 * OF_EACH_KIND} slow clients hold nothing: others are served, and the server ends the slow ones`,
  async () => {
    const port = await portOfServer();
    const streams = await listeners(port);
    const begin = performance.now();
    const [headers, bodies, readers] = [
      await crowd(() => slowHeaders(port)),
      await crowd(() => slowBody(port)),
      await crowd((place) => slowReader(port, readOf(place))),
    ];
    const times = (await others(port)).sort((one, other) => one - other);

    const areOver = (clients: SlowClient[]) => clients.filter((client) => client.isOver()).length;
    for (const clients of [headers, bodies]) {
      await expect.poll(() => areOver(clients), PATIENT).toBe(OF_EACH_KIND);
    }
    const writersOver = performance.now() - begin;
    const left = () => {
      for (const reader of readers) reader.nudge();
      return areOver(readers);
    };
    await expect.poll(left, { ...PATIENT, interval: BETWEEN_LOOKS }).toBe(OF_EACH_KIND);
    // Nothing is wrong with these: they end after a quarter of an hour.
    expect(areOver(streams)).toBe(0);
    await others(port);

    const [median = 0, slowest = 0] = [times[Math.floor(OTHERS / 2)], times.at(-1)];
    tell(
      `${4 * OF_EACH_KIND} slow clients: ${OTHERS} others answered, median ${median.toFixed(1)} ms, slowest ${Math.round(slowest)} ms;`,
    );
    tell(
      `slow headers and bodies over after ${Math.round(writersOver / 1000)} s, readers after ${Math.round((performance.now() - begin) / 1000)} s at most`,
    );
    if (isLong) expect(slowest).toBeLessThan(ANSWERED_WITHIN);
  },
  HOUR,
);
