import { beforeEach, expect, test } from 'vitest';
import type { User } from '../accounts/User';
import { signedInBrowser, testApp, testBrowser, testStream } from '../http/testing/app';
import { documents } from '../persisted/documents.generated';
import { testGraph } from '../testing/graph';

const { db, make } = await testGraph();

beforeEach(() => db('rate_limits').delete());

/** Runs behind a proxy, so that each test can choose its IP address. */
const limited = { trustProxy: 1, costPerAddress: 100, sessionSecret: crypto.randomUUID() };
const ONE = '{ viewer { id } }';
const TEN = '{ viewer { orders(first: 9) { totalCount } } }';

async function run(origin: string, body: object, headers: Record<string, string> = {}) {
  const from = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.7', ...headers };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers: from, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
  return { response, answer: (await response.json()) as any };
}

/** Signs a person in, which costs 1. */
const enter = async (origin: string, person?: User) =>
  signedInBrowser(origin, await make.credentialsOf(person ?? (await make.customer())));

test('the answer has headers with the remaining budget', async () => {
  const { origin } = await testApp(limited);
  const { response } = await run(origin, { query: TEN });
  expect(response.headers.get('RateLimit-Policy')).toBe('"cost";q=100;w=60');
  expect(response.headers.get('RateLimit')).toMatch(/^"cost";r=90;t=\d\d$/);
});

test('a request beyond the budget answers 429 with the seconds to wait, on every server', async () => {
  const servers = [await testApp(limited), await testApp(limited)];
  for (let times = 0; times < 10; times++) {
    expect((await run(servers[times % 2]!.origin, { query: TEN })).response.status).toBe(200);
  }
  for (const { origin } of servers) {
    const { response, answer } = await run(origin, { query: TEN });
    expect(response.status).toBe(429);
    expect(answer.data).toBeUndefined();
    expect(answer.extensions).toEqual({ cost: 10 });
    const [{ extensions }] = answer.errors;
    expect(extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect(response.headers.get('Retry-After')).toBe(String(extensions.retryAfter));
    expect(response.headers.get('RateLimit')).toBe(`"cost";r=0;t=${extensions.retryAfter}`);
  }
  const elsewhere = { 'X-Forwarded-For': '192.0.2.8' };
  expect((await run(servers[0]!.origin, { query: TEN }, elsewhere)).response.status).toBe(200);
});

test('a single operation that is too expensive takes nothing from the budget', async () => {
  const { origin } = await testApp(limited);
  const { response } = await run(origin, {
    query: '{ ranchers(first: 100) { nodes { orders(first: 100) { totalCount } } } }',
  });
  expect(response.status).toBe(400);
  expect(response.headers.get('RateLimit')).toBeNull();
  expect(await db('rate_limits').select('key')).toEqual([]);
});

test('the documents of our own client are not counted', async () => {
  const { origin } = await testApp(limited);
  const [sha256Hash] = [...documents].find(([, text]) => text.startsWith('query FindRancherPage'))!;
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  for (let times = 0; times < 12; times++) {
    const { response, answer } = await run(origin, { extensions, variables: { first: 24 } });
    expect(response.status).toBe(200);
    expect(response.headers.get('RateLimit')).toBeNull();
    expect(answer.extensions.cost).toBeGreaterThan(10);
  }
});

test('a REST request is counted with the cost of its operation', async () => {
  const { origin } = await testApp({ ...limited, trustProxy: 0, costPerAddress: 500 });
  const browser = await enter(origin);
  await make.rancher();
  const get = () => browser.visit(`${origin}/api/ranchers?limit=1`);
  let response = await get();
  expect(response.status).toBe(200);
  for (let times = 0; times < 12 && response.status === 200; times++) response = await get();
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED' });
});

test('a signed-in person shares the budget of their IP address', async () => {
  const { origin } = await testApp({ ...limited, trustProxy: 0, costPerAddress: 3 });
  const browser = await enter(origin);
  expect((await browser.run(origin, ONE)).errors).toBeUndefined();
  expect((await testBrowser().run(origin, ONE)).errors).toBeUndefined();
  expect((await browser.run(origin, ONE)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
});

test('a request with a token is counted, even for a document of our own client', async () => {
  const { origin } = await testApp({ ...limited, costPerToken: 50 });
  const { owner } = await make.rancher();
  const headers = { Authorization: `Bearer ${await make.apiToken(owner)}` };
  const { response } = await run(origin, { query: ONE }, headers);
  expect(response.headers.get('RateLimit')).toMatch(/^"cost";r=49;/);
  const [sha256Hash] = [...documents].find(([, text]) => text.startsWith('query FindRancherPage'))!;
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash } }, variables: { first: 40 } };
  await run(origin, body, headers);
  expect((await run(origin, body, headers)).response.status).toBe(429);
});

test('an operation that is refused before it runs takes nothing from the budget', async () => {
  const { origin } = await testApp({ ...limited, publicSchema: false });
  const { owner, ranch } = await make.rancher();
  const { id } = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
  const headers = { Authorization: `Bearer ${await make.apiToken(owner, { scopes: ['ORDERS_READ'] })}` };
  const move = `mutation { updateOrderStatus(orderId: ${id}, status: CONTACTED) { id } }`;
  const refusals = [
    [await run(origin, { query: '{ __schema { queryType { name } } }' }), 'UNAUTHENTICATED'],
    [await run(origin, { query: move }, headers), 'FORBIDDEN'],
  ] as const;
  for (const [{ response, answer }, code] of refusals) {
    expect(answer.errors).toMatchObject([{ extensions: { code } }]);
    expect(response.headers.get('RateLimit')).toBeNull();
  }
  expect(await db('rate_limits').select('key')).toEqual([]);
});

test('an operation that only tells a visitor to sign in costs 1, however large it is', async () => {
  const { origin } = await testApp(limited);
  const remaining = async (query: string) => (await run(origin, { query })).response.headers.get('RateLimit');
  const much = 'ranchers(first: 50) { totalCount }';
  expect(await remaining(`{ ${much} }`)).toMatch(/r=99;/);
  expect(await remaining(`{ ...A } fragment A on Query { ${much} }`)).toMatch(/r=98;/);
  expect(await remaining(`{ ...A } fragment A on Query { viewer { id } ${much} }`)).toMatch(/r=47;/);
  expect(await remaining('{ __type(name: "User") { name } }')).toMatch(/r=47;/);
});

test('a subscription is counted when it opens', async () => {
  const { origin } = await testApp({ ...limited, trustProxy: 0, costPerAddress: 3 });
  const browser = await enter(origin, (await make.rancher()).owner);
  const open = () => testStream(browser, origin, 'subscription { ranchOrders { id } }');
  await open();
  await open();
  expect(await (await open()).next()).toMatchObject({ data: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
});

test('each event of a subscription is counted, and the first beyond the budget ends the stream', async () => {
  const { origin } = await testApp({ ...limited, trustProxy: 0, costPerAddress: 3 });
  const { owner, ranch } = await make.rancher();
  const browser = await enter(origin, owner);
  const stream = await testStream(browser, origin, 'subscription { ranchOrders { id } }');
  for (let times = 0; times < 2; times++) {
    const { id } = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
    await db.raw("select pg_notify('ranch_orders', ?)", [`${ranch.id} ${id}`]);
  }
  expect(await stream.next()).toMatchObject({ data: { data: { ranchOrders: {} } } });
  expect(await stream.next()).toMatchObject({ data: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
  expect(await stream.next()).toMatchObject({ event: 'complete' });
});
