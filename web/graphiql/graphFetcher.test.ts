import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { graphFetcher } from './graphFetcher';

const answers = vi.fn<typeof fetch>();
const question = { query: '{ viewer { id } }' };

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  answers.mockImplementation(async () => Response.json({ data: { viewer: null } }));
});

afterEach(() => {
  answers.mockReset();
  vi.unstubAllGlobals();
});

function asked() {
  const [url, init] = answers.mock.lastCall!;
  return { url, credentials: init?.credentials, authorization: new Headers(init?.headers).get('Authorization') };
}

test('without a token, requests use the session', async () => {
  expect(await graphFetcher(null, vi.fn())(question)).toEqual({ data: { viewer: null } });
  expect(asked()).toEqual({ url: '/graphql', credentials: 'same-origin', authorization: null });
});

test('with a token, requests use only the token', async () => {
  await graphFetcher('hrd_secret', vi.fn())(question);
  expect(asked()).toMatchObject({ credentials: 'omit', authorization: 'Bearer hrd_secret' });
});

test('a token in the request headers also replaces the session', async () => {
  await graphFetcher(null, vi.fn())(question, { headers: { Authorization: 'Bearer hrd_other' } });
  expect(asked()).toMatchObject({ credentials: 'omit', authorization: 'Bearer hrd_other' });
});

test('a subscription uses server-sent events', async () => {
  const event = `event: next\ndata: ${JSON.stringify({ data: { ranchOrders: { id: '1' } } })}\n\n`;
  const body = `${event}event: complete\ndata: \n\n`;
  answers.mockImplementation(
    async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }),
  );
  const query = 'subscription { ranchOrders { id } }';
  const stream = await graphFetcher('hrd_secret', vi.fn())({ query }, { documentAST: parse(query) });
  const heard: unknown[] = [];
  for await (const answer of stream as AsyncIterable<unknown>) heard.push(answer);
  expect(heard).toEqual([{ data: { ranchOrders: { id: '1' } } }]);
  expect(asked()).toEqual({ url: '/graphql/stream', credentials: 'omit', authorization: 'Bearer hrd_secret' });
});

test.each([
  [{ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }, 'UNAUTHENTICATED'],
  [{ errors: [{ message: 'No' }] }, 'INTERNAL'],
  [{ data: { __schema: {} } }, null],
])('%o to the question for the schema is told as %s', async (answer, told) => {
  answers.mockImplementation(async () => Response.json(answer));
  const onSchema = vi.fn();
  expect(await graphFetcher(null, onSchema)({ ...question, operationName: 'IntrospectionQuery' })).toHaveProperty(
    'data',
  );
  expect(onSchema).toHaveBeenCalledExactlyOnceWith(told);
  await graphFetcher(null, onSchema)(question);
  expect(onSchema).toHaveBeenCalledOnce();
});
