import { beforeEach, expect, test, vi } from 'vitest';
import { NewOrdersCountDocument } from '../rancher/orders/live/NewOrdersBadge.generated';
import { sessionStore } from '../session/sessionStore';
import { refusal } from '../testing/fakeServer';
import { admin, customer, rancher } from '../testing/people';
import { connection } from './connection';
import { keptData } from './keptData';
import { serverTime } from './serverTime';
import { phone, storage } from './testing/phone';

beforeEach(storage);

const orders = (pending: number) => ({
  viewer: {
    __typename: 'User',
    id: rancher.id,
    ranch: { __typename: 'Rancher', id: '5', orderCounts: { __typename: 'OrderCounts', pending } },
  },
});
const question = { query: NewOrdersCountDocument, fetchPolicy: 'network-only' } as const;

async function someone(person = rancher) {
  let pending = 3;
  const all = await phone(person, { NewOrdersCount: () => orders(pending++) });
  await vi.waitFor(() => expect(sessionStore.get().viewer?.id).toBe(person.id));
  // As a page that starts anew: the cache is empty.
  const ask = async () => {
    await all.client.clearStore();
    return (await all.client.query(question)).data;
  };
  return { ...all, ask };
}
const isKept = () => vi.waitFor(async () => expect((await keptData.count()) ?? 0).toBeGreaterThan(0));

test('what was seen comes without a network, with its time, and anew with one', async () => {
  const { network, ask } = await someone();
  await ask();
  await isKept();
  const seenAt = connection.get().reachedAt;
  network.isThere = false;
  expect(await ask()).toEqual(orders(3));
  expect(connection.get()).toMatchObject({ isOffline: true, asOf: seenAt });
  network.isThere = true;
  expect(await ask()).toEqual(orders(4));
  expect(connection.get()).toMatchObject({ isOffline: false, asOf: null });
});

test('what was never seen fails as it would without all this', async () => {
  const { network, ask } = await someone();
  network.isThere = false;
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(connection.get()).toMatchObject({ isOffline: true, asOf: null });
});

test('an answer of the server, also a refusal, is never replaced by an old one', async () => {
  const { ask } = await someone();
  await ask();
  await isKept();
  const other = await phone(rancher, { NewOrdersCount: () => refusal('FORBIDDEN', 'Not for you') });
  await expect(other.client.query(question)).rejects.toThrow('Not for you');
});

test('nothing is kept of what an admin sees', async () => {
  const { network, ask } = await someone(admin);
  await ask();
  network.isThere = false;
  await expect(ask()).rejects.toThrow('Failed to fetch');
});

test('one person never sees what another one saw', async () => {
  const { ask } = await someone();
  await ask();
  await isKept();
  const next = await someone(customer);
  next.network.isThere = false;
  await expect(next.ask()).rejects.toThrow('Failed to fetch');
  expect(await keptData.count()).toBe(0);
});

test('a tab whose person was signed out in another one keeps nothing more', async () => {
  const { ask } = await someone();
  await keptData.forget({ changes: true });
  await ask();
  expect(await keptData.count()).toBe(0);
});

test('where storage is forbidden or full, answers come as ever', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await keptData.close();
  const { network, ask } = await someone();
  expect(await ask()).toEqual(orders(3));
  network.isThere = false;
  await expect(ask()).rejects.toThrow('Failed to fetch');
  vi.restoreAllMocks();
});

test('a wrong clock misdates nothing', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') });
  serverTime.note('Mon, 23 Nov 2026 15:42:00 GMT');
  expect(serverTime.now()).toBe(Date.parse('2026-11-23T15:42:00Z'));
  serverTime.note('no date');
  expect(serverTime.now()).toBe(Date.parse('2026-11-23T15:42:00Z'));
  vi.useRealTimers();
  serverTime.assume(0);
});
