import { randomUUID } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { testHttp } from '../testing/http';
import { PASSWORD } from '../testing/make';
import { testBrowser, testStream } from './testing/app';

const { url, make } = await testHttp();
const { owner } = await make.rancher();
const Authorization = `Bearer ${await make.apiToken(owner, { scopes: ['RANCHERS_READ'] })}`;
const search = randomUUID();
for (let count = 0; count < 4; count++) await make.rancher({ description: `${search} ${'Grass. '.repeat(60)}` });

const RANCHES = `/api/ranchers?search=${search}`;

const graph = (query: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ query }),
});

/** Sends a request that accepts these encodings. `fetch` decompresses the response. */
async function ask(path: string, accepted: string, init: RequestInit = {}) {
  const headers = { Authorization, ...init.headers, 'Accept-Encoding': accepted };
  const answer = await fetch(`${url}${path}`, { ...init, headers });
  return {
    status: answer.status,
    encoding: answer.headers.get('Content-Encoding'),
    vary: answer.headers.get('Vary')?.split(', ') ?? [],
    etag: answer.headers.get('ETag'),
    body: await answer.text(),
  };
}

describe.each([
  ['GraphQL', '/graphql', graph(getIntrospectionQuery())],
  ['REST', RANCHES, {}],
  ['the OpenAPI description', '/api/openapi.json', {}],
  ['the SDL', '/schema.graphql', {}],
])('%s', (_, path, init) => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('answers a client that accepts %s with the encoding %s', async (accepted, encoding) => {
    const plain = await ask(path, 'identity', init);
    const answer = await ask(path, accepted, init);
    expect(answer).toEqual({ ...plain, encoding });
    expect([answer.status, answer.body.length > 1024, answer.vary]).toEqual([
      200,
      true,
      expect.arrayContaining(['Accept-Encoding']),
    ]);
  });
});

test.each([
  ['GraphQL', '/graphql', graph('{ __typename }')],
  ['REST', '/api/ranchers?search=nobody-has-this', {}],
])('a small answer of %s is not compressed', async (_, path, init) => {
  const { status, encoding, vary } = await ask(path, 'br, gzip', init);
  expect([status, encoding, vary]).toEqual([200, null, expect.arrayContaining(['Accept-Encoding'])]);
});

test.each(['br', 'gzip', 'identity'])('an unchanged answer in %s is sent as 304', async (accepted) => {
  const first = await ask(RANCHES, accepted);
  const again = await ask(RANCHES, accepted, { headers: { 'If-None-Match': first.etag! } });
  expect(again).toEqual({ ...first, status: 304, encoding: null, body: '' });
});

test('HEAD answers with the ETag and Vary headers of GET', async () => {
  const { etag, vary } = await ask(RANCHES, 'br');
  expect(await ask(RANCHES, 'br', { method: 'HEAD' })).toEqual({ status: 200, encoding: null, vary, etag, body: '' });
});

test('a stream is never compressed', async () => {
  const browser = testBrowser();
  await make.credentialsOf(owner);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  await browser.run(url, login, { input: { email: owner.email, password: PASSWORD } });
  const { response } = await testStream(browser, url, 'subscription { ranchOrders { id } }');
  expect(response.headers.get('Content-Type')).toMatch('text/event-stream');
  // graphql-sse says so explicitly.
  expect(response.headers.get('Content-Encoding')).toBe('none');
});
