import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { graphqlFetcher } from './graphqlFetcher';

const fetchMock = vi.fn<typeof fetch>();
const params = { query: '{ viewer { id } }' };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => Response.json({ data: { viewer: null } }));
});

afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

function lastRequest() {
  const [url, init] = fetchMock.mock.lastCall!;
  return { url, credentials: init?.credentials, authorization: new Headers(init?.headers).get('Authorization') };
}

test('without a token, requests use the session', async () => {
  expect(await graphqlFetcher(null, vi.fn())(params)).toEqual({ data: { viewer: null } });
  expect(lastRequest()).toEqual({ url: '/graphql', credentials: 'same-origin', authorization: null });
});

test('with a token, requests use only the token', async () => {
  await graphqlFetcher('hrd_secret', vi.fn())(params);
  expect(lastRequest()).toMatchObject({ credentials: 'omit', authorization: 'Bearer hrd_secret' });
});

test('a token in the request headers also replaces the session', async () => {
  await graphqlFetcher(null, vi.fn())(params, { headers: { Authorization: 'Bearer hrd_other' } });
  expect(lastRequest()).toMatchObject({ credentials: 'omit', authorization: 'Bearer hrd_other' });
});

test('a subscription uses server-sent events', async () => {
  const event = `event: next\ndata: ${JSON.stringify({ data: { ranchOrders: { id: '1' } } })}\n\n`;
  const body = `${event}event: complete\ndata: \n\n`;
  fetchMock.mockImplementation(
    async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
  );
  const query = 'subscription { ranchOrders { id } }';
  const stream = await graphqlFetcher('hrd_secret', vi.fn())({ query }, { documentAST: parse(query) });
  const received: unknown[] = [];
  for await (const answer of stream as AsyncIterable<unknown>) received.push(answer);
  expect(received).toEqual([{ data: { ranchOrders: { id: '1' } } }]);
  expect(lastRequest()).toEqual({ url: '/graphql/stream', credentials: 'omit', authorization: 'Bearer hrd_secret' });
});

test.each([
  [{ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }, 'UNAUTHENTICATED'],
  [{ errors: [{ message: 'No' }] }, 'INTERNAL'],
  [{ data: { __schema: {} } }, null],
])('the response %o to the schema query is reported as %s', async (answer, reported) => {
  fetchMock.mockImplementation(async () => Response.json(answer));
  const onSchema = vi.fn();
  expect(await graphqlFetcher(null, onSchema)({ ...params, operationName: 'IntrospectionQuery' })).toHaveProperty(
    'data',
  );
  expect(onSchema).toHaveBeenCalledExactlyOnceWith(reported);
  await graphqlFetcher(null, onSchema)(params);
  expect(onSchema).toHaveBeenCalledOnce();
});
