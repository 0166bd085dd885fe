import { beforeEach, expect, test, vi } from 'vitest';
import { NewOrdersCountDocument } from '../rancher/orders/live/NewOrdersBadge.generated';
import { serverTime } from '../session/serverTime';
import { sessionStore } from '../session/sessionStore';
import { admin, customer, rancher, refusal } from '../testing/visit';
import { connection } from './connection';
import { storedData } from './storedData';
import { phone, storage } from './testing/phone';

beforeEach(storage);

const orders = (pending: number) => ({
  viewer: {
    __typename: 'User',
    id: rancher.id,
    ranch: { __typename: 'Rancher', id: '5', orderCounts: { __typename: 'OrderCounts', pending } },
  },
});
const countQuery = { query: NewOrdersCountDocument, fetchPolicy: 'network-only' } as const;

async function openAs(person = rancher) {
  let pending = 3;
  const all = await phone(person, { NewOrdersCount: () => orders(pending++) });
  await vi.waitFor(() => expect(sessionStore.get().viewer?.id).toBe(person.id));
  // Clears the cache, which is empty on a new page.
  const fetchOrders = async () => {
    await all.client.clearStore();
    return (await all.client.query(countQuery)).data;
  };
  return { ...all, fetchOrders };
}
const waitUntilStored = () => vi.waitFor(async () => expect((await storedData.count()) ?? 0).toBeGreaterThan(0));

test('without a network, the stored response is shown with its time; with a network, a new one is fetched', async () => {
  const { network, fetchOrders } = await openAs();
  await fetchOrders();
  await waitUntilStored();
  const seenAt = connection.get().reachedAt;
  network.isThere = false;
  expect(await fetchOrders()).toEqual(orders(3));
  expect(connection.get()).toMatchObject({ isOffline: true, asOf: seenAt });
  network.isThere = true;
  expect(await fetchOrders()).toEqual(orders(4));
  expect(connection.get()).toMatchObject({ isOffline: false, asOf: null });
});

test('without a stored response, the query fails with the network error', async () => {
  const { network, fetchOrders } = await openAs();
  network.isThere = false;
  await expect(fetchOrders()).rejects.toThrow('Failed to fetch');
});

test('an error response of the server is not replaced by a stored response', async () => {
  const { fetchOrders } = await openAs();
  await fetchOrders();
  await waitUntilStored();
  const other = await phone(rancher, { NewOrdersCount: () => refusal('FORBIDDEN', 'Not for you') });
  await expect(other.client.query(countQuery)).rejects.toThrow('Not for you');
});

test('nothing that an admin sees is stored', async () => {
  const { network, fetchOrders } = await openAs(admin);
  await fetchOrders();
  network.isThere = false;
  await expect(fetchOrders()).rejects.toThrow('Failed to fetch');
});

test('a person does not see the stored data of another person on the same device', async () => {
  const { fetchOrders } = await openAs();
  await fetchOrders();
  await waitUntilStored();
  const other = await openAs(customer);
  other.network.isThere = false;
  await expect(other.fetchOrders()).rejects.toThrow('Failed to fetch');
  expect(await storedData.count()).toBe(0);
});

test('a tab stores nothing after another tab has signed out', async () => {
  const { fetchOrders } = await openAs();
  await storedData.forget({ changes: true });
  await fetchOrders();
  expect(await storedData.count()).toBe(0);
});

test('if storage is forbidden, responses still come from the server', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await storedData.close();
  const { network, fetchOrders } = await openAs();
  expect(await fetchOrders()).toEqual(orders(3));
  network.isThere = false;
  await expect(fetchOrders()).rejects.toThrow('Failed to fetch');
  vi.restoreAllMocks();
});

test('times are shown by the server’s clock, even if the device’s clock is wrong', () => {
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') });
  serverTime.note('Mon, 23 Nov 2026 15:42:00 GMT');
  expect(serverTime.now()).toBe(Date.parse('2026-11-23T15:42:00Z'));
  serverTime.note('no date');
  expect(serverTime.now()).toBe(Date.parse('2026-11-23T15:42:00Z'));
  vi.useRealTimers();
  serverTime.assume(0);
});
