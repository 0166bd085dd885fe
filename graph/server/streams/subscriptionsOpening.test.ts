import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fileApp, signedInBrowser, testApp, testBrowser, testStream } from '../../http/testing/app';
import { testGraph } from '../../testing/graph';

const { db, make } = await testGraph();
const { origin } = await fileApp();

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const ORDERS = 'subscription { ranchOrders { id } }';
const MAX_STREAMS = 5;

beforeEach(() => db('rate_limits').delete());

/** Signs a rancher in. */
const enter = async (at: string) => signedInBrowser(at, await make.credentialsOf((await make.rancher()).owner));

/** Locks a table until it's released. */
async function hold(table: string) {
  const trx = await db.transaction();
  onTestFinished(() => void trx.rollback());
  await trx.raw(`lock table ${table} in access exclusive mode`);
  const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass`;
  const waitedFor = (count: number) =>
    expect.poll(async () => (await trx.raw(waiting)).rows.length, { timeout: 5_000 }).toBe(count);
  return { waitedFor, release: () => trx.rollback() };
}

/** Requests a stream. The returned function disconnects before the response. */
function leavingStream(browser: ReturnType<typeof testBrowser>, origin: string) {
  const abort = new AbortController();
  const answer = testStream(browser, origin, ORDERS, abort).catch(() => {});
  return () => {
    abort.abort();
    return answer;
  };
}

test.each([
  // Requests of the same person share one read of the person.
  ['users', 1],
  ['rate_limits', MAX_STREAMS],
])(
  'a browser that disconnects while the server waits for the table %s does not count as a stream',
  async (table, reads) => {
    const browser = await enter((await testApp()).origin);
    // This is another server, whose cache is empty.
    const { origin, lines } = await testApp();
    const held = await hold(table);
    const leave = Array.from({ length: MAX_STREAMS }, () => leavingStream(browser, origin));
    await held.waitedFor(reads);
    for (const one of leave) await one();
    await held.release();
    const stays = async () => {
      const stream = await testStream(browser, origin, ORDERS);
      return Promise.race([stream.next().then((event) => event?.event), sleep(200, 'waits')]);
    };
    for (let times = 0; times < MAX_STREAMS; times++) await expect.poll(stays, { timeout: 5_000 }).toBe('waits');
    // A client that has disconnected is no internal error.
    expect(lines.filter((line) => line.includes('internal error'))).toEqual([]);
  },
);

test('a stream ends when its session ends while the stream is opening', async () => {
  const browser = await enter(origin);
  const held = await hold('rate_limits');
  const opening = testStream(browser, origin, ORDERS);
  await held.waitedFor(1);
  await browser.run(origin, 'mutation { logout }');
  await held.release();
  expect(await (await opening).next()).toMatchObject({ event: 'complete' });
});

test('a stream ends when its token is revoked while the stream is opening, even without a notice', async () => {
  const { owner } = await make.rancher();
  const held = await hold('rate_limits');
  const opening = testStream(testBrowser({ token: await make.apiToken(owner) }), origin, ORDERS);
  await held.waitedFor(1);
  await db('apiTokens').where({ userId: owner.id }).update({ revokedAt: db.fn.now() });
  await held.release();
  expect(await (await opening).next()).toMatchObject({ event: 'complete' });
});

test('a program that opens too many streams does not use up the limit of its owner', async () => {
  const { owner } = await make.rancher();
  const program = testBrowser({ token: await make.apiToken(owner) });
  const input = await make.credentialsOf(owner);
  const browser = testBrowser();
  await browser.run(origin, LOGIN, { input });
  await testStream(program, origin, ORDERS);
  await db('rate_limits').whereLike('key', 'streamPerAccount%').update({ points: 120 });
  const refused = { data: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } };
  expect(await (await testStream(program, origin, ORDERS)).next()).toMatchObject(refused);
  const opened = await testStream(browser, origin, ORDERS);
  expect(await Promise.race([opened.next().then((event) => event?.event), sleep(200, 'waits')])).toBe('waits');
});
