import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { testApp } from './testing/app';

const db = await testDatabase();
const PATIENT = { timeout: 30_000 };

const QUERY = JSON.stringify({ query: '{ viewer { id } }' });

/** The status for an invalid token. The server needs a query to find out. */
const ANSWERED = 401;
const Authorization = `Bearer hrd_${'x'.repeat(43)}`;

const ask = (origin: string, from = '10.1.0.1') =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization, 'X-Forwarded-For': from },
    body: QUERY,
  });

const list = (origin: string, from = '10.1.0.1') =>
  fetch(`${origin}/api/rancher/orders`, { headers: { Authorization, 'X-Forwarded-For': from } });

/** Blocks requests with a token. `held` waits until a number of them are blocked. */
async function holdTokens() {
  const trx = await db.transaction();
  await trx.raw('lock table api_tokens in access exclusive mode');
  let isHeld = true;
  const release = async () => {
    if (isHeld) await trx.rollback();
    isHeld = false;
  };
  onTestFinished(release);
  const held = async (count: number) => {
    const waiting =
      "select count(*)::int as count from pg_locks where not granted and relation = 'api_tokens'::regclass";
    await expect.poll(async () => (await trx.raw(waiting)).rows[0].count, PATIENT).toBe(count);
  };
  return { release, held };
}

test('a server at its limit answers 503 at once, and serves again when requests have ended', async () => {
  const { origin } = await testApp({ trustProxy: 1, places: { reads: { all: 2, perCaller: 2 } } });
  const { release, held } = await holdTokens();
  const inside = [ask(origin, '10.1.0.2'), list(origin, '10.1.0.3')];
  await held(2);

  const [graph, rest] = [await ask(origin), await list(origin)];
  const message = 'Very many people are here right now. Please try again in a moment';
  const extensions = { code: 'UNAVAILABLE', retryAfter: 1 };
  expect([graph.status, rest.status]).toEqual([503, 503]);
  for (const { headers } of [graph, rest]) {
    expect([headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual(['1', 'no-store']);
  }
  expect(await graph.json()).toEqual({ errors: [{ message, extensions }] });
  expect(await rest.json()).toEqual({ message, error: message, ...extensions });
  for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);

  await release();
  for (const answer of await Promise.all(inside)) expect(answer.status).toBe(ANSWERED);
  expect((await ask(origin)).status).toBe(ANSWERED);
  expect((await list(origin)).status).toBe(ANSWERED);
});

test('one caller cannot use up the limit of all', async () => {
  const { origin } = await testApp({ trustProxy: 1, places: { reads: { all: 3, perCaller: 1 } } });
  const { release, held } = await holdTokens();
  const first = ask(origin, '10.1.0.1');
  await held(1);
  expect((await ask(origin, '10.1.0.1')).status).toBe(503);
  const other = list(origin, '10.1.0.2');
  await held(2);
  await release();
  expect([(await first).status, (await other).status]).toEqual([ANSWERED, ANSWERED]);
});

const change = (origin: string, signal?: AbortSignal) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization },
    body: JSON.stringify({ query: 'mutation { logout }' }),
    ...(signal && { signal }),
  });

const removeFavorite = (origin: string) =>
  fetch(`${origin}/api/favorites/1`, { method: 'DELETE', headers: { Authorization } });

test('changes wait for a place, and one whose client leaves takes none', async () => {
  const { origin } = await testApp({ places: { changes: { all: 1, perCaller: 1 } } });
  const { release, held } = await holdTokens();
  const first = change(origin);
  await held(1);
  const leaving = new AbortController();
  const left = change(origin, leaving.signal).catch(() => 'left');
  const others = [change(origin), removeFavorite(origin), change(origin)];
  const read = ask(origin);
  await held(2);
  leaving.abort();
  expect(await left).toBe('left');
  await release();
  for (const answer of await Promise.all([first, read, ...others])) expect(answer.status).toBe(ANSWERED);
});

test('clients that send slowly or disconnect do not count', async () => {
  const { origin } = await testApp({ trustProxy: 1, places: { reads: { all: 1, perCaller: 1 } } });
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${QUERY.length}\r\n\r\n`;
  for (let client = 0; client < 20; client++) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    socket.write(head + QUERY.slice(0, -1));
  }
  expect((await ask(origin)).status).toBe(ANSWERED);

  const { release, held } = await holdTokens();
  const leaving = new AbortController();
  const left = fetch(`${origin}/api/rancher/orders`, { headers: { Authorization }, signal: leaving.signal }).catch(
    () => 'left',
  );
  await held(1);
  leaving.abort();
  expect(await left).toBe('left');
  await expect.poll(async () => (await fetch(`${origin}/api/rancher/orders`)).status, PATIENT).not.toBe(503);
  await release();
});
