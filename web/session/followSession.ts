import type { ApolloClient } from '@apollo/client';
import { SessionDocument } from './Session.generated';
import { sessionStore, type Viewer } from './sessionStore';

let unfollow = () => {};

/** Keeps the session that the page knows and the one in the cache the same, whichever learns of a change first. */
export function followSession(client: ApolloClient): void {
  const { cache } = client;
  unfollow();
  let told: Viewer | null | undefined;
  let isAsking = false;

  const askAgain = async () => {
    if (!told || isAsking) return;
    isAsking = true;
    // Not while the cache tells its watchers.
    await Promise.resolve();
    // Without an answer everything stays as it is until the next one.
    await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
    isAsking = false;
  };

  const unwatch = cache.watch({
    query: SessionDocument,
    optimistic: true,
    callback: ({ complete, result }) => {
      // Somebody else's records: another person has signed in, in another tab.
      if (!complete || !result) return void askAgain();
      told = result.viewer ?? null;
      sessionStore.tell(told);
    },
  });

  const write = () => {
    const { viewer, loading, unreachable } = sessionStore.get();
    if (loading || unreachable || viewer === told) return;
    told = viewer;
    cache.writeQuery({ query: SessionDocument, data: { viewer: viewer && recordOf(viewer) } });
  };
  const unsubscribe = sessionStore.subscribe(write);
  write();

  unfollow = () => {
    unwatch();
    unsubscribe();
  };
}

/** As the cache keeps it: with the names of the types. */
const recordOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ranch: viewer.ranch && { __typename: 'Rancher', ...viewer.ranch },
});
