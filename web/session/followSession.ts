import type { ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { codeOf } from '../errors/graphErrors';
import { retryImport } from '../ui/state/retryImport';
import { SessionDocument } from './Session.generated';
import { sessionStore, type Viewer } from './sessionStore';

const loadZips = retryImport(() => import('../parts/places/knownZip'));

let unfollow = () => {};

/** Keeps the page's session and the one in the cache the same, whichever changes first. */
export function followSession(client: ApolloClient): void {
  const { cache } = client;
  unfollow();
  let told: Viewer | null | undefined;
  let isAsking = false;
  let isWriting = false;

  const askAgain = async () => {
    if (!told || isAsking) return;
    isAsking = true;
    // Later, since the cache must not be queried while it notifies its watchers.
    await Promise.resolve();
    // If there's no answer, everything stays as it is.
    await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
    isAsking = false;
  };

  const unwatch = cache.watch({
    query: SessionDocument,
    optimistic: true,
    callback: ({ complete, result }) => {
      // The session knows it already. Another object of the same person would render the whole page again.
      if (isWriting) return;
      // The records belong to someone else, who has signed in in another tab.
      if (!complete || !result) return void askAgain();
      const viewer = result.viewer ?? null;
      // Others may use the same device.
      if (told && !viewer) void loadZips().then(({ forgetChosenZips }) => forgetChosenZips());
      told = viewer;
      sessionStore.tell(told);
    },
  });

  const write = () => {
    const { viewer, loading, unreachable } = sessionStore.get();
    if (loading || unreachable || viewer === told) return;
    told = viewer;
    isWriting = true;
    cache.writeQuery({ query: SessionDocument, data: { viewer: viewer && recordOf(viewer) } });
    isWriting = false;
  };
  const unsubscribe = sessionStore.subscribe(write);
  write();

  unfollow = () => {
    unwatch();
    unsubscribe();
  };
}

/** The cache's form of the viewer, with type names. */
const recordOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ranch: viewer.ranch && { __typename: 'Rancher', ...viewer.ranch },
});

/** The graph answers with a code, proxies only with a status. */
const isUnauthenticated = (error: unknown) =>
  codeOf(error) === 'UNAUTHENTICATED' || (ServerError.is(error) && error.statusCode === 401);

/** Ends the page's session when the server no longer knows it. */
export const sessionEndLink = new ErrorLink(({ error, operation }) => {
  const wasSignedIn = sessionStore.get().viewer !== null;
  // A wrong password has the same code but ends no session.
  if (wasSignedIn && operation.operationName !== 'Login' && isUnauthenticated(error)) {
    operation.client.cache.writeQuery({ query: SessionDocument, data: { viewer: null } });
  }
  // The person's role may have been changed meanwhile. What it lets them see then follows.
  if (wasSignedIn && codeOf(error) === 'FORBIDDEN')
    void operation.client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
});
