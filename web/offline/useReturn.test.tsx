import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_TIME_ZONE } from '../../rules/time/timeZone';
import { PlatformTimeZoneDocument } from '../parts/commission/PlatformTimeZone.generated';
import { customer, fakeServer, openSession } from '../testing/visit';
import { connection } from './connection';
import { useReturn } from './useReturn';

/** Renders a page that can't reach its server. `comeBack` makes the server respond again. */
function offlinePage() {
  const request = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', request);
  const client = openSession(fakeServer(customer).link);
  onTestFinished(() => connection.reset());
  connection.lost();
  renderHook(useReturn, { wrapper: (props) => <ApolloProvider client={client} {...props} /> });
  return { request, comeBack: () => request.mockImplementation(async () => new Response('{}')) };
}

const setVisibility = (state: DocumentVisibilityState) => {
  const { mockRestore } = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(mockRestore);
  fireEvent(document, new Event('visibilitychange'));
};

test.each<[string, () => void]>([
  ['the browser has a network', () => void fireEvent(window, new Event('online'))],
  ['the page is visible', () => setVisibility('visible')],
])('checks for the server when %s again', async (_when, happen) => {
  const { request, comeBack } = offlinePage();
  const becomesReachable = new Promise<void>((resolve) => {
    const stop = connection.subscribe(() => connection.get().isOffline || resolve(stop()));
  });
  happen();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(connection.get().isOffline).toBe(true);
  comeBack();
  happen();
  // Awaits the change and not the state, because a late request of an earlier test's page may fail right after it.
  await becomesReachable;
});

test.each(['before', 'after'])('a query that fails %s this code has loaded is sent again', async (when) => {
  const network = { isThere: false };
  const answer = () => (network.isThere ? { timeZone: DEFAULT_TIME_ZONE } : new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', async () => new Response('{}', { status: network.isThere ? 200 : 503 }));
  const client = openSession(fakeServer(customer, { PlatformTimeZone: answer }).link);
  onTestFinished(() => connection.reset());
  const query = client.watchQuery({ query: PlatformTimeZoneDocument });
  const seen: unknown[] = [];
  const load = () => renderHook(useReturn, { wrapper: (props) => <ApolloProvider client={client} {...props} /> });
  if (when === 'after') load();
  const subscription = query.subscribe(({ data, error }) => seen.push(error ? 'failed' : data));
  onTestFinished(() => subscription.unsubscribe());
  await waitFor(() => expect(seen).toContain('failed'));
  if (when === 'before') load();
  expect(connection.get().isOffline).toBe(true);
  network.isThere = true;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(seen.at(-1)).toEqual(answer()));
});

test('checks for the server every 15 seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { request, comeBack } = offlinePage();
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(request).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(1);
  expect(connection.get().isOffline).toBe(false);
});
