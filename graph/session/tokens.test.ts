import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiScope } from '../../rules/developers/apiScope';
import { fileApp, signedInBrowser, testApp, testBrowser, testStream } from '../http/testing/app';
import { countStatements } from '../testing/countStatements';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const CREATE = 'mutation { createApiToken(input: { name: "Books", scopes: [ORDERS_READ] }) { secret token { id } } }';
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) }';
const VIEWER = '{ viewer { id } }';
const ORDERS = 'subscription { ranchOrders { id status } }';
const NO_TOKEN = `hrd_${'x'.repeat(43)}`;

beforeEach(() => db('rate_limits').delete());

const program = (token: string) => testBrowser({ token });
const tokensOf = (userId: number) => db('apiTokens').where({ userId });

async function rancherWithToken(scopes: readonly ApiScope[] = ['ORDERS_READ']) {
  const { owner, ranch } = await make.rancher();
  const secret = await make.apiToken(owner, { scopes });
  const { id } = await tokensOf(owner.id).first();
  const revoke = () => as(owner).run(REVOKE, { id: String(id) });
  return { owner, ranch, secret, id: String(id), revoke };
}

const signedIn = async (at: string, user: Parameters<typeof make.credentialsOf>[0]) =>
  signedInBrowser(at, await make.credentialsOf(user));

/** All entry points that accept a token. */
const ENTRY_POINTS: [string, string, object?][] = [
  ['POST', '/graphql', { query: VIEWER }],
  ['POST', '/graphql/stream', { query: ORDERS }],
  ['GET', '/schema.graphql'],
  ['GET', '/api/user'],
  ['POST', '/api/orders', {}],
  ['POST', '/api/photos', {}],
];

function ask(origin: string, [method, path, body]: (typeof ENTRY_POINTS)[number], headers: Record<string, string>) {
  const type = path === '/api/photos' ? 'image/png' : 'application/json';
  const accept = path.endsWith('stream') ? 'text/event-stream' : '*/*';
  const init = { method, headers: { 'Content-Type': type, Accept: accept, ...headers } };
  return fetch(origin + path, { ...init, body: body && JSON.stringify(body) });
}

async function expectRefused(origin: string, authorization: string, cookie = '') {
  for (const entryPoint of ENTRY_POINTS) {
    const response = await ask(origin, entryPoint, { Authorization: authorization, Cookie: cookie });
    expect([entryPoint[1], response.status, response.headers.get('WWW-Authenticate')]).toEqual([
      entryPoint[1],
      401,
      'Bearer',
    ]);
    const { errors, message, code } = JSON.parse(await response.text());
    const refusal = errors ? [errors[0].message, errors[0].extensions.code] : [message, code];
    expect(refusal).toEqual(['This API token is not valid', 'UNAUTHENTICATED']);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
}

describe('a token', () => {
  test('authenticates its owner for GraphQL, REST and the schema, also in production', async () => {
    const { origin } = await testApp({ publicSchema: false });
    const { owner, ranch, secret } = await rancherWithToken();
    const { visit, run } = program(secret);
    expect((await run(origin, '{ viewer { id ranch { id } } }')).data.viewer).toEqual({
      id: String(owner.id),
      ranch: { id: String(ranch.id) },
    });
    expect(await (await visit(`${origin}/api/user`)).json()).toMatchObject({ email: owner.email });
    const schema = await visit(`${origin}/schema.graphql`);
    expect([schema.status, (await schema.text()).slice(0, 3)]).toEqual([200, '"""']);
    expect((await run(origin, '{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
  });

  test('may not upload photos, and is refused before the file is read', async () => {
    const { secret } = await rancherWithToken();
    const response = await ask(origin, ['POST', '/api/photos', {}], { Authorization: `Bearer ${secret}` });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'API tokens may not do this', code: 'FORBIDDEN' });
  });

  test('gets no suggestions of schema names in production', async () => {
    const { origin } = await testApp({ publicSchema: false });
    const { secret } = await rancherWithToken();
    const { errors } = await program(secret).run(origin, '{ viewr { id } }');
    expect(errors[0].message).not.toContain('Did you mean');
  });

  test('is accepted whatever the case of the Bearer scheme', async () => {
    const { secret } = await rancherWithToken();
    const response = await ask(origin, ['GET', '/api/user'], { Authorization: `bearer  ${secret}` });
    expect(response.status).toBe(200);
  });

  test('takes precedence over a session cookie and leaves that session unchanged', async () => {
    const customer = await make.customer();
    const browser = await signedIn(origin, customer);
    const session = () => db('sessions').whereRaw("sess ->> 'userId' = ?", [String(customer.id)]);
    await session().update({ expire: '2030-01-01' });
    const { owner, secret } = await rancherWithToken();
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ query: VIEWER }) };
    const response = await browser.visit(`${origin}/graphql`, init);
    expect(await response.json()).toMatchObject({ data: { viewer: { id: String(owner.id) } } });
    expect(browser.lastSetCookies()).toEqual([]);
    for (const query of ['mutation { logout }', 'mutation { logoutEverywhere }']) {
      const refused = await browser.visit(`${origin}/graphql`, { ...init, body: JSON.stringify({ query }) });
      expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    }
    const [{ expire }] = await session();
    expect(expire).toMatch(/^2030/);
    expect((await browser.run(origin, VIEWER)).data.viewer.id).toBe(String(customer.id));
  });

  test('cannot sign in and starts no session', async () => {
    const { owner, secret } = await rancherWithToken();
    const { run, lastSetCookies } = program(secret);
    const input = await make.credentialsOf(owner);
    expect((await run(origin, LOGIN, { input })).errors[0].extensions.code).toBe('FORBIDDEN');
    expect(lastSetCookies()).toEqual([]);
    expect(await db('sessions').whereRaw("sess ->> 'userId' = ?", [String(owner.id)])).toEqual([]);
  });

  test('is checked with one SQL statement', async () => {
    const { origin, db: own } = await testApp();
    const { run } = program((await rancherWithToken()).secret);
    const ask = () => run(origin, '{ __typename }');
    await ask();
    expect(await countStatements(own, ask)).toBe(1);
  });

  test('records its last use at most once a minute', async () => {
    const { owner, secret } = await rancherWithToken();
    const { run } = program(secret);
    const lastUse = async () => (await tokensOf(owner.id).first()).lastUsedAt;
    const usedAgo = (seconds: number) =>
      tokensOf(owner.id).update({
        lastUsedAt: db.raw("date_trunc('second', now()) - ? * interval '1 second'", [seconds]),
      });
    expect(await lastUse()).toBeNull();
    await run(origin, VIEWER);
    expect(Date.now() - Date.parse(await lastUse())).toBeLessThan(60_000);
    await usedAgo(20);
    const recent = await lastUse();
    await run(origin, VIEWER);
    expect(await lastUse()).toBe(recent);
    await usedAgo(61);
    await Promise.all([run(origin, VIEWER), run(origin, VIEWER)]);
    expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(recent));
  });

  test('never appears in the log, whether it is valid, forbidden or revoked', async () => {
    const { origin, lines } = await testApp({ logLevel: 'trace' });
    const browser = await signedIn(origin, await make.admin());
    const { data } = await browser.run(origin, CREATE);
    const { secret, token } = data.createApiToken;
    const { run } = program(secret);
    await run(origin, VIEWER);
    await run(origin, '{ admin { customers { totalCount } } }');
    await browser.run(origin, REVOKE, { id: token.id });
    await expectRefused(origin, `Bearer ${secret}`);
    await expectRefused(origin, `Basic ${secret}`);
    await expect.poll(() => lines.length).toBeGreaterThan(ENTRY_POINTS.length);
    const { secretHash } = await db('apiTokens').where({ id: token.id }).first();
    const written = lines.join();
    for (const form of [secret.slice(4), secretHash.toString('hex'), secretHash.toString('base64')]) {
      expect(written).not.toContain(form);
    }
  });
});

describe('every entry point refuses', () => {
  test.each([
    ['an unknown token', `Bearer ${NO_TOKEN}`],
    ['a malformed token', 'Bearer hrd_short'],
    ['two tokens', `Bearer ${NO_TOKEN} ${NO_TOKEN}`],
    ['a scheme without a token', 'Bearer'],
    ['an empty header', ''],
    ['a token without its scheme', NO_TOKEN],
    ['another scheme', 'Basic aGVyZGxpbmU6SGVyZGxpbmUx'],
  ])('%s, even with a valid session cookie', async (_, authorization) => {
    const browser = await signedIn(origin, (await make.rancher()).owner);
    await expectRefused(origin, authorization, [...browser.jar].map((pair) => pair.join('=')).join('; '));
  });

  test('a revoked token on every server, starting with the next request', async () => {
    const [here, there] = [await testApp(), await testApp()];
    const browser = await signedIn(here.origin, (await make.rancher()).owner);
    const { secret, token } = (await browser.run(here.origin, CREATE)).data.createApiToken;
    for (const { origin } of [here, there])
      expect((await program(secret).run(origin, VIEWER)).data.viewer).not.toBeNull();
    await browser.run(here.origin, REVOKE, { id: token.id });
    for (const { origin } of [there, here]) await expectRefused(origin, `Bearer ${secret}`);
  });

  test('an expired token', async () => {
    const { owner, secret } = await rancherWithToken();
    const endsIn = (seconds: number) =>
      tokensOf(owner.id).update({ expiresAt: db.raw("now() + ? * interval '1 second'", [seconds]) });
    await endsIn(60);
    expect((await program(secret).run(origin, VIEWER)).data.viewer).not.toBeNull();
    await endsIn(0);
    await expectRefused(origin, `Bearer ${secret}`);
  });

  test.each(['SUSPENDED', 'REJECTED', 'PENDING'] as const)(
    'the token of a rancher whose ranch is %s',
    async (approval) => {
      const { ranch, secret } = await rancherWithToken();
      await db('ranchers').where({ id: ranch.id }).update({ approval });
      await expectRefused(origin, `Bearer ${secret}`);
      await db('ranchers').where({ id: ranch.id }).update({ approval: 'APPROVED' });
      expect((await program(secret).run(origin, VIEWER)).data.viewer).not.toBeNull();
    },
  );

  test('the token of a customer, and of a person who is no longer an admin', async () => {
    await expectRefused(origin, `Bearer ${await make.apiToken(await make.customer())}`);
    const [admin] = [await make.admin(), await make.admin()];
    const secret = await make.apiToken(admin);
    await db('users').where({ id: admin.id }).update({ userType: 'CUSTOMER' });
    await expectRefused(origin, `Bearer ${secret}`);
  });

  test('the token of a deleted account', async () => {
    const [admin] = [await make.admin(), await make.admin()];
    const secret = await make.apiToken(admin);
    await db('users').where({ id: admin.id }).delete();
    await expectRefused(origin, `Bearer ${secret}`);
  });
});

describe('a stream opened by a token', () => {
  const orderEvent = { data: { data: { ranchOrders: { status: 'PENDING' } } } };
  const place = async (rancherId: number) => {
    const order = await make.order({ customerId: (await make.customer()).id, rancherId });
    await db.raw("select pg_notify('ranch_orders', ?)", [`${rancherId} ${order.id}`]);
  };

  test('stays open when the sessions of its owner end', async () => {
    const { owner, ranch, secret } = await rancherWithToken();
    const stream = await testStream(program(secret), origin, ORDERS);
    await db.raw("select pg_notify('sessions_ended', ?)", [String(owner.id)]);
    await place(ranch.id);
    expect(await stream.next()).toMatchObject({ event: 'next', ...orderEvent });
  });

  test('ends at once on every server when its token is revoked, while other streams stay open', async () => {
    const [here, there] = [await testApp(), await testApp()];
    const { owner, ranch, secret, revoke } = await rancherWithToken();
    const other = await testStream(program(await make.apiToken(owner)), here.origin, ORDERS);
    const streams = [];
    for (const { origin } of [here, there]) streams.push(await testStream(program(secret), origin, ORDERS));
    await revoke();
    for (const stream of streams) expect(await stream.next()).toMatchObject({ event: 'complete' });
    await place(ranch.id);
    expect(await other.next()).toMatchObject({ event: 'next', ...orderEvent });
  });

  test.each([
    ['expires', (userId: number) => tokensOf(userId).update({ expiresAt: db.fn.now() })],
    [
      'belongs to a suspended rancher',
      (userId: number) => db('ranchers').where({ userId }).update({ approval: 'SUSPENDED' }),
    ],
  ])('ends without a further answer when the token %s', async (_, end) => {
    const { owner, ranch, secret } = await rancherWithToken();
    const stream = await testStream(program(secret), origin, ORDERS);
    await end(owner.id);
    await place(ranch.id);
    expect(await stream.next()).toMatchObject({ event: 'complete' });
  });

  test.each([
    '{ ranchOrders { commissionAmount } }',
    '{ ranchOrders { ...Money } } fragment Money on Order { rancher { commission { balance } } }',
  ])('is refused when a field needs a scope that the token lacks: %s', async (selection) => {
    const { secret } = await rancherWithToken(['ORDERS_READ']);
    const stream = await testStream(program(secret), origin, `subscription ${selection}`);
    const message = 'This token may not do this: it lacks COMMISSIONS_READ';
    expect(await stream.next()).toMatchObject({ data: { errors: [{ message, extensions: { code: 'FORBIDDEN' } }] } });
    expect(await stream.next()).toMatchObject({ event: 'complete' });
  });
});

describe('a mutation by a token', () => {
  const MOVE = `mutation ($id: ID!, $withMoney: Boolean = false) {
    updateOrderStatus(orderId: $id, status: CONTACTED) { ...Moved ...Money @include(if: $withMoney) }
  }
  fragment Moved on Order { id status }
  fragment Money on Order { commissionAmount }`;

  test('needs the scope to write, and changes nothing when a field of its answer is refused', async () => {
    const { ranch, secret } = await rancherWithToken(['ORDERS_WRITE']);
    const { id } = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
    const { run } = program(secret);
    const body = { query: MOVE, variables: { id: String(id), withMoney: true } };
    const refused = await ask(origin, ['POST', '/graphql', body], { Authorization: `Bearer ${secret}` });
    expect(refused.status).toBe(403);
    const message = 'This token may not do this: it lacks COMMISSIONS_READ';
    expect(await refused.json()).toMatchObject({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] });
    expect((await db('orders').where({ id }).first()).status).toBe('PENDING');
    const { data } = await run(origin, MOVE, { id: String(id) });
    expect(data.updateOrderStatus.status).toBe('CONTACTED');
    const entries = await db('auditEntries').where({ recordType: 'ORDER', recordId: id });
    expect(entries).toMatchObject([{ tokenName: 'Accounting' }]);
  });

  test('with an invalid variable is refused with a message that names the variable', async () => {
    const { origin, lines } = await testApp();
    const { secret } = await rancherWithToken(['ORDERS_WRITE']);
    const body = { query: MOVE, variables: { id: '1', withMoney: 'much' } };
    const refused = await ask(origin, ['POST', '/graphql', body], { Authorization: `Bearer ${secret}` });
    expect(refused.status).toBe(400);
    const message = expect.stringContaining('Variable "$withMoney" got invalid value "much"');
    expect(await refused.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(lines.join()).not.toContain('internal error');
  });
});
