import { gql } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import { customer, fakeServer, openSession, rancher } from '../testing/visit';
import { fetchSession } from './fetchSession';
import { SessionDocument } from './Session.generated';
import { sessionStore } from './sessionStore';

const viewerId = () => sessionStore.get().viewer?.id;

afterEach(() => vi.unstubAllGlobals());

/** Opens the page as `viewer`. */
async function open(viewer: typeof customer | null) {
  const server = fakeServer(viewer);
  const client = openSession(server.link);
  await expect.poll(() => sessionStore.get().loading).toBe(false);
  return { server, client };
}

test('a new viewer in the cache updates the page’s session', async () => {
  const { client } = await open(customer);
  expect(viewerId()).toBe(customer.id);
  client.cache.writeQuery({ query: SessionDocument, data: { viewer: null } });
  expect(sessionStore.get()).toEqual({ viewer: null, loading: false, unreachable: false });
});

test('the session that the page fetched first is written to the cache', async () => {
  await sessionStore.start(async () => customer);
  const server = fakeServer(customer);
  const { createApolloClient } = await import('../apollo/client');
  const client = createApolloClient(server.link);
  expect(client.readQuery({ query: SessionDocument })?.viewer?.id).toBe(customer.id);
  expect(server.operations).toEqual([]);
});

test('data of another person in the cache makes the page fetch the session again', async () => {
  const { server, client } = await open(customer);
  server.viewer = rancher;
  const viewer = { __typename: 'User', id: rancher.id, phone: '(512) 555-0143' };
  client.writeQuery({ query: gql`query Phone { viewer { id phone } }`, data: { viewer } });
  await expect.poll(viewerId).toBe(rancher.id);
  expect(server.operations).toEqual(['Session', 'Session']);
});

test('a sign-in during the first session check is not undone by the check', async () => {
  let answer = (_: null) => {};
  const check = sessionStore.start(() => new Promise((resolve) => (answer = resolve)));
  sessionStore.set(customer);
  answer(null);
  await check;
  expect(viewerId()).toBe(customer.id);
});

test('an unreachable server does not count as signed out', async () => {
  await sessionStore.start(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(sessionStore.get()).toEqual({ viewer: null, loading: false, unreachable: true });
});

test.each([
  ['the person', new Response(JSON.stringify({ data: { viewer: customer } })), customer],
  ['nobody', new Response(JSON.stringify({ data: { viewer: null } })), null],
  ['nobody after an error', new Response('{"message":"Too many"}', { status: 429 }), null],
  ['nobody if the response is not JSON', new Response('<html>'), null],
])('the first request of a page finds %s', async (_, response, expected) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  expect(await fetchSession()).toEqual(expected);
  const [url, init] = fetch.mock.calls[0]!;
  expect(url).toBe('/graphql');
  const extensions = { persistedQuery: { version: 1, sha256Hash: expect.stringMatching(/^[\da-f]{64}$/) } };
  expect(JSON.parse(String(init.body))).toEqual({ operationName: 'Session', extensions });
});
