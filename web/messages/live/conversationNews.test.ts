import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { refreshMessages } from './conversationNews';

const UNREAD = gql`query UnreadMessages { unread }`;

/** A client with a server that responds only when `respond` is called. */
function slowServer() {
  const pending: (() => void)[] = [];
  let unread = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        // The response contains the count at the time of the request, not of the response.
        const data = { unread };
        pending.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const respond = async () => {
    await expect.poll(() => pending.length).toBeGreaterThan(0);
    pending.shift()?.();
  };
  const setUnread = (count: number) => {
    unread = count;
  };
  return { client, respond, pending, setUnread };
}

test('an update that arrives during a refetch is not missed', async () => {
  const { client, respond, pending, setUnread } = slowServer();
  const seen: unknown[] = [];
  const shown = client
    .watchQuery<{ unread: number }>({ query: UNREAD })
    .subscribe(({ data }) => seen.push(data?.unread));
  await respond();
  await expect.poll(() => seen.at(-1)).toBe(0);

  setUnread(1);
  const first = refreshMessages(client);
  await expect.poll(() => pending.length).toBe(1);
  setUnread(2);
  void refreshMessages(client);
  await respond();
  await respond();
  await first;
  expect(seen.at(-1)).toBe(2);
  expect(pending).toEqual([]);
  shown.unsubscribe();
});

test('an update that arrives during the first fetch is not missed', async () => {
  const { client, respond, setUnread } = slowServer();
  const seen: unknown[] = [];
  const shown = client
    .watchQuery<{ unread: number }>({ query: UNREAD })
    .subscribe(({ data }) => seen.push(data?.unread));
  setUnread(1);
  const refresh = refreshMessages(client);
  await respond();
  await respond();
  await refresh;
  expect(seen.at(-1)).toBe(1);
  shown.unsubscribe();
});
