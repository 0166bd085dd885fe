import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { refreshMessages } from './conversationNews';

const UNREAD = gql`query UnreadMessages { unread }`;

/** A client whose server answers when it is told to. */
function slowServer() {
  const waiting: (() => void)[] = [];
  let unread = 0;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        // What is true when the question arrives, not when the answer leaves.
        const data = { unread };
        waiting.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  const now = (count: number) => {
    unread = count;
  };
  return { client, answer, waiting, now };
}

test('news that comes while the screen is read again is not missed', async () => {
  const { client, answer, waiting, now } = slowServer();
  const seen: unknown[] = [];
  const shown = client
    .watchQuery<{ unread: number }>({ query: UNREAD })
    .subscribe(({ data }) => seen.push(data?.unread));
  await answer();
  await expect.poll(() => seen.at(-1)).toBe(0);

  now(1);
  const first = refreshMessages(client);
  await expect.poll(() => waiting.length).toBe(1);
  now(2);
  void refreshMessages(client);
  await answer();
  await answer();
  await first;
  expect(seen.at(-1)).toBe(2);
  expect(waiting).toEqual([]);
  shown.unsubscribe();
});

test('news that comes before the screen was read at all is not missed either', async () => {
  const { client, answer, now } = slowServer();
  const seen: unknown[] = [];
  const shown = client
    .watchQuery<{ unread: number }>({ query: UNREAD })
    .subscribe(({ data }) => seen.push(data?.unread));
  now(1);
  const refresh = refreshMessages(client);
  await answer();
  await answer();
  await refresh;
  expect(seen.at(-1)).toBe(1);
  shown.unsubscribe();
});
