import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { ApolloServer } from '@apollo/server';
import { expect, test, vi } from 'vitest';
import { documents } from '../persisted/documents.generated';
import { documentStore, idOf } from '../schema/documentStore';
import { testGraph } from '../testing/graph';
import { PASSWORD } from '../testing/make';
import { fileApp, testApp, testBrowser } from './testing/app';

const { make } = await testGraph();
const { origin } = await fileApp();

const nobodyListens = 'postgres://herdline:secret@127.0.0.1:1/herdline';
const VIEWER = '{ viewer { id } }';
const json = { 'Content-Type': 'application/json' };

/** Paths for the same request: the GraphQL endpoint directly, the same through Express, and a REST route. */
const PATHS = ['/graphql', '/graphql/', '/api/feedback'];

/** Headers that differ with each request or each answer. */
const OWN_HEADERS = ['date', 'x-request-id', 'content-length', 'content-type', 'etag', 'ratelimit'];

async function answersOf(app: Parameters<typeof testApp>[0], headers: Record<string, string>, body: string) {
  const { origin } = await testApp(app);
  return Promise.all(
    PATHS.map(async (path) => {
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: { ...headers }, body });
      const text = await answer.text();
      const shared = [...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name));
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{32}$/);
      return { status: answer.status, code: /"code":"(\w+)"/.exec(text)?.[1], headers: Object.fromEntries(shared) };
    }),
  );
}

const operation = JSON.stringify({ query: VIEWER });
const large = JSON.stringify({ text: 'x'.repeat(1_100_000) });
const REFUSED: [string, Parameters<typeof testApp>[0], Record<string, string>, string, number, string][] = [
  ['from another site', {}, { ...json, 'Sec-Fetch-Site': 'cross-site' }, operation, 403, 'FORBIDDEN'],
  ['from another origin', {}, { ...json, Origin: 'https://elsewhere.test' }, operation, 403, 'FORBIDDEN'],
  ['of another content type', {}, { 'Content-Type': 'text/plain' }, operation, 415, 'BAD_USER_INPUT'],
  ['in several parts', {}, { 'Content-Type': 'multipart/form-data; boundary=x' }, '--x--', 415, 'BAD_USER_INPUT'],
  ['in an unknown encoding', {}, { ...json, 'Content-Encoding': 'rot13' }, operation, 415, 'BAD_USER_INPUT'],
  ['with malformed JSON', {}, json, '{"query":', 400, 'BAD_USER_INPUT'],
  ['that is too large', {}, json, large, 413, 'BAD_USER_INPUT'],
  ['with an invalid token', {}, { ...json, Authorization: 'Bearer guessed' }, operation, 401, 'UNAUTHENTICATED'],
  ['without a database', { url: nobodyListens }, { ...json, Authorization: bearer() }, operation, 503, 'UNAVAILABLE'],
];

function bearer(): string {
  return `Bearer hrd_${'x'.repeat(43)}`;
}

test.each(REFUSED)(
  'a request %s is refused in the same way on all paths',
  async (_, app, headers, body, status, code) => {
    const [first, ...others] = await answersOf(app, headers, body);
    expect(first).toMatchObject({ status, code });
    for (const other of others) expect(other).toEqual(first);
  },
);

test.each([false, true])('an accepted request has the same headers on all paths, with https: %s', async (isHttps) => {
  const publicUrl = isHttps ? 'https://herdline.test' : 'http://herdline.test';
  const body = JSON.stringify({ query: VIEWER, feedback: 'Fine', rating: 5 });
  const answers = await answersOf({ publicUrl }, { ...json, 'Accept-Encoding': 'br' }, body);
  for (const { status, headers } of answers) {
    expect(status).toBeLessThan(300);
    const { vary, ...rest } = headers;
    expect(vary).toContain('Accept-Encoding');
    const { vary: _, ...own } = answers[0]!.headers;
    expect(rest).toEqual(own);
  }
  expect(answers[0]?.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
});

test('a server that is about to stop closes the connection on all paths', async () => {
  for (const { headers } of await answersOf({ isDraining: () => true }, json, operation)) {
    expect(headers.connection).toBe('close');
  }
});

async function send(origin: string, body: unknown, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/graphql`, init);
  const shown = [...answer.headers].filter(([name]) => !['date', 'x-request-id', 'ratelimit'].includes(name));
  return { status: answer.status, headers: Object.fromEntries(shown), text: await answer.text() };
}

async function signedIn(origin: string): Promise<string> {
  const { email } = await make.credentialsOf(await make.customer());
  const browser = testBrowser();
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  await browser.run(origin, login, { input: { email, password: PASSWORD } });
  return [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

const [SESSION = ''] = [...documents].find(([, text]) => text.startsWith('query Session')) ?? [];
const DIRECT_READS: [string, { query?: string; [name: string]: unknown }, Record<string, string>][] = [
  ['its text', { query: `query Shortly ${VIEWER}`, operationName: 'Shortly' }, {}],
  ['its id', { extensions: { persistedQuery: { version: 1, sha256Hash: SESSION } } }, {}],
  ['variables', { query: 'query ($id: ID!) { rancher(id: $id) { id } viewer { id } }', variables: { id: '1' } }, {}],
  [
    'the Accept header of Apollo Client',
    { query: VIEWER },
    { Accept: 'application/graphql-response+json,application/json;q=0.9' },
  ],
];

test.each(DIRECT_READS)(
  'a repeated read with %s is answered without Apollo, with the same response',
  async (_, body, headers) => {
    const Cookie = await signedIn(origin);
    // All servers of this process share the store, so another test may have sent the same document.
    await documentStore.delete(body.query === undefined ? SESSION : idOf(body.query));
    const apollo = vi.spyOn(ApolloServer.prototype, 'executeOperation');
    const first = await send(origin, body, { ...headers, Cookie });
    const again = await send(origin, body, { ...headers, Cookie });
    expect(first).toMatchObject({ status: 200, text: expect.stringContaining('"viewer":{') });
    expect(again).toEqual(first);
    expect(apollo).toHaveBeenCalledTimes(1);
    apollo.mockRestore();
  },
);

test.each([
  ['a batch', [{ query: VIEWER }], {}, 400],
  ['variables as text', { query: VIEWER, variables: '{}' }, {}, 400],
  ['another name', { query: `query One ${VIEWER}`, operationName: 'Two' }, {}, 400],
  ['an unknown id', { extensions: { persistedQuery: { version: 1, sha256Hash: 'unknown' } } }, {}, 200],
  [
    'a hash of another text',
    { query: VIEWER, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    {},
    400,
  ],
  ['a request for HTML', { query: VIEWER }, { Accept: 'text/html' }, 406],
])('%s gets the response of Apollo, before and after its document is cached', async (_, body, headers, status) => {
  const before = await send(origin, body, headers);
  await send(origin, { query: VIEWER });
  await send(origin, { query: `query One ${VIEWER}` });
  const after = await send(origin, body, headers);
  expect([before.status, before.text]).toEqual([status, expect.stringContaining('"errors"')]);
  expect(after).toEqual(before);
});

test('GET runs only reads', async () => {
  const statusOf = async (query: string, headers: Record<string, string>) =>
    (await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`, { headers })).status;
  expect(await statusOf(VIEWER, json)).toBe(200);
  expect(await statusOf('mutation { logout }', json)).toBe(405);
  // Such a request could come from a form of another site.
  expect(await statusOf(VIEWER, {})).toBe(400);
});

test('a read that falls back to the resolvers is charged once', async () => {
  const { origin } = await testApp({ sessionSecret: crypto.randomUUID() });
  const Cookie = await signedIn(origin);
  const { ranch } = await make.rancher();
  const query = `{ rancher(id: ${ranch.id}) { id commission { rate } } }`;
  const remainingBudget = async () => {
    const init = { method: 'POST', headers: { ...json, Cookie }, body: JSON.stringify({ query }) };
    const answer = await fetch(`${origin}/graphql`, init);
    expect(await answer.text()).toContain('"code":"FORBIDDEN"');
    return Number(/r=(\d+)/.exec(answer.headers.get('RateLimit') ?? '')?.[1]);
  };
  const [first, second, third] = [await remainingBudget(), await remainingBudget(), await remainingBudget()];
  expect(first - second).toBeGreaterThan(0);
  expect(second - third).toBe(first - second);
});

test('TRACE is refused, and echoes nothing of the request', async () => {
  for (const path of ['/', ...PATHS]) {
    const sent = request(`${origin}${path}`, { method: 'TRACE', headers: { 'x-secret': 's3cret' } }).end();
    const [answer] = await once(sent, 'response');
    expect([path, answer.statusCode >= 400, (await text(answer)).includes('s3cret')]).toEqual([path, true, false]);
  }
});
