import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { openSession } from '../testing/openSession';
import { customer } from '../testing/people';
import { connection } from './connection';
import { useReturn } from './useReturn';

/** A page whose server went away, and what to call when it is back. */
function lostPage() {
  const ask = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', ask);
  const client = openSession(fakeServer(customer).link);
  onTestFinished(() => connection.startAnew());
  connection.lost();
  renderHook(useReturn, { wrapper: (props) => <ApolloProvider client={client} {...props} /> });
  return { ask, comeBack: () => ask.mockImplementation(async () => new Response('{}')) };
}

const seen = (state: DocumentVisibilityState) => {
  const { mockRestore } = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(mockRestore);
  fireEvent(document, new Event('visibilitychange'));
};

test.each<[string, () => void]>([
  ['the browser has a network', () => void fireEvent(window, new Event('online'))],
  ['somebody looks at the page', () => seen('visible')],
])('a server that is back is found as soon as %s again', async (_when, happen) => {
  const { ask, comeBack } = lostPage();
  happen();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(connection.get().isOffline).toBe(true);
  comeBack();
  happen();
  await waitFor(() => expect(connection.get().isOffline).toBe(false));
});

test('without a sign of it, the server is asked every 15 seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, comeBack } = lostPage();
  seen('hidden');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(ask).not.toHaveBeenCalled();
  comeBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection.get().isOffline).toBe(false);
});
