import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../graph/http/testing/app';
import { testDatabase } from '../../graph/testing/database';
import { maker } from '../../graph/testing/make';
import { startedServer } from '../../graph/testing/serverProcess';
import { amount, isLong, report } from './form';
import { idleStream, type SlowClient, slowBody, slowHeaders, slowReader } from './slowClients';

const CLIENTS_PER_KIND = amount({ long: 150, short: 6 });
const NORMAL_REQUESTS = amount({ long: 500, short: 40 });
const STREAMS_PER_PERSON = 5;
const HOUR = 3_600_000;

/** In milliseconds. The long form uses the server's own limits. */
const LIMITS = { headersTimeout: 1_000, requestTimeout: 1_000, answerTimeout: 1_000, connectionsCheckingInterval: 100 };
const POLLING = { timeout: amount({ long: 400_000, short: 120_000 }), interval: 500 };
/** The interval between checks of the readers, which is longer than their idle timeout because a check sends a byte. */
const READER_CHECK_INTERVAL = amount({ long: 130_000, short: 2_000 });

/**
 * One answer is written at once, the other is streamed from a file, which only the server's own limits end soon. Each is
 * requested just often enough to exceed what a connection buffers (about 5 MB), since more would measure work, not waiting.
 */
const slowAnswer = (index: number) =>
  isLong && index % 2 ? { path: '/api/docs/swagger-ui-bundle.js', times: 4 } : { path: '/api/openapi.json', times: 20 };

/** In milliseconds. Only the long form checks it. */
const MAX_ANSWER_TIME = 2_000;

const db = await testDatabase();
const make = maker(db);

async function portOfServer(): Promise<number> {
  if (isLong) return (await startedServer()).port;
  return Number(new URL((await testApp({ timings: LIMITS })).origin).port);
}

/** Opens the clients of a kind one after the other. */
async function openClients(openOne: (index: number) => Promise<SlowClient>): Promise<SlowClient[]> {
  const clients: SlowClient[] = [];
  onTestFinished(() => {
    for (const client of clients) client.close();
  });
  for (let index = 0; index < CLIENTS_PER_KIND; index++) clients.push(await openOne(index));
  return clients;
}

/** Opens streams of ranches, as many for each rancher as one person may have. */
async function openStreams(port: number): Promise<SlowClient[]> {
  const tokens: string[] = [];
  for (let remaining = CLIENTS_PER_KIND; remaining > 0; remaining -= STREAMS_PER_PERSON) {
    tokens.push(await make.apiToken((await make.rancher()).owner));
  }
  return openClients((index) => idleStream(port, tokens[Math.floor(index / STREAMS_PER_PERSON)] ?? ''));
}

/** Sends requests that need the database, and returns the milliseconds of each. */
async function timeNormalRequests(port: number): Promise<number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < NORMAL_REQUESTS; sent++) {
    const begin = performance.now();
    const headers = { Authorization: `Bearer hrd_${'x'.repeat(43)}` };
    const { status } = await fetch(`http://127.0.0.1:${port}/api/rancher/orders`, { headers });
    expect(status).toBe(401);
    times.push(performance.now() - begin);
  }
  return times;
}

test(
  `${4 * CLIENTS_PER_KIND} slow clients don't hold up others, and the server disconnects all of them but idle streams`,
  async () => {
    const port = await portOfServer();
    const streams = await openStreams(port);
    const begin = performance.now();
    const [headers, bodies, readers] = [
      await openClients(() => slowHeaders(port)),
      await openClients(() => slowBody(port)),
      await openClients((index) => slowReader(port, slowAnswer(index))),
    ];
    const times = (await timeNormalRequests(port)).sort((one, other) => one - other);

    const countClosed = (clients: SlowClient[]) => clients.filter((client) => client.isClosed()).length;
    for (const clients of [headers, bodies]) {
      await expect.poll(() => countClosed(clients), POLLING).toBe(CLIENTS_PER_KIND);
    }
    const writersClosed = performance.now() - begin;
    const closedReaders = () => {
      for (const reader of readers) reader.nudge();
      return countClosed(readers);
    };
    await expect.poll(closedReaders, { ...POLLING, interval: READER_CHECK_INTERVAL }).toBe(CLIENTS_PER_KIND);
    // Idle streams may stay open for a quarter of an hour.
    expect(countClosed(streams)).toBe(0);
    await timeNormalRequests(port);

    const [median = 0, slowest = 0] = [times[Math.floor(NORMAL_REQUESTS / 2)], times.at(-1)];
    report(
      `${4 * CLIENTS_PER_KIND} slow clients: ${NORMAL_REQUESTS} others answered, median ${median.toFixed(1)} ms, slowest ${Math.round(slowest)} ms;`,
    );
    report(
      `slow headers and bodies disconnected after ${Math.round(writersClosed / 1000)} s, readers after ${Math.round((performance.now() - begin) / 1000)} s at most`,
    );
    if (isLong) expect(slowest).toBeLessThan(MAX_ANSWER_TIME);
  },
  HOUR,
);
