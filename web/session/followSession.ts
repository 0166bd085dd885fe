import { type ApolloClient, ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { BehaviorSubject, filter, finalize, firstValueFrom, from, switchMap, throwError } from 'rxjs';
import { codeOf } from '../errors/graphErrors';
import { keptInput } from '../ui/form/keptInput';
import { retryImport } from '../ui/state/retryImport';
import { SessionDocument } from './Session.generated';
import { sessionStore, type Viewer } from './sessionStore';
import { signedOutByChoice } from './signedOutByChoice';

const loadZips = retryImport(() => import('../parts/places/knownZip'));

let unfollow = () => {};

/** Keeps sessionStore and the viewer in the Apollo cache in sync, whichever changes first. */
export function followSession(client: ApolloClient): void {
  const { cache } = client;
  unfollow();
  let lastViewer: Viewer | null | undefined;
  let isRefetching = false;
  let isWriting = false;

  const refetchSession = async () => {
    if (!lastViewer || isRefetching) return;
    isRefetching = true;
    // Waits, since the cache must not be queried while it notifies its watchers.
    await Promise.resolve();
    // If the request fails, the session stays as it is.
    await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
    isRefetching = false;
  };

  const unwatch = cache.watch({
    query: SessionDocument,
    optimistic: true,
    callback: ({ complete, result }) => {
      // sessionStore already has this viewer, and a new object would render the whole page again.
      if (isWriting) return;
      // An incomplete viewer is another person, who has signed in in another tab.
      if (!complete || !result) return void refetchSession();
      const viewer = result.viewer ?? null;
      // Removes the ZIP codes at sign-out, because other people may use this device.
      if (lastViewer && !viewer) void loadZips().then(({ forgetChosenZips }) => forgetChosenZips());
      keepOrDropInput(lastViewer, viewer);
      lastViewer = viewer;
      sessionStore.set(lastViewer);
    },
  });

  const write = () => {
    const { viewer, loading, unreachable } = sessionStore.get();
    if (loading || unreachable || viewer === lastViewer) return;
    lastViewer = viewer;
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

/** Keeps the text of forms that the end of a session closes, until the same person has signed in again. */
function keepOrDropInput(before: Viewer | null | undefined, after: Viewer | null): void {
  if (before && !after) forgetTab();
  if (before && !after && !signedOutByChoice()) keptInput.keep(before.id);
  else if (after || signedOutByChoice()) keptInput.dropUnlessOf(after?.id);
}

/** Removes what the tab has stored for the person, such as their last search. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {}
}

/** Adds the type names that the cache needs to a viewer. */
const recordOf = (viewer: Viewer) => ({
  __typename: 'User',
  ...viewer,
  ranch: viewer.ranch && { __typename: 'Rancher', ...viewer.ranch },
});

/** Returns whether the GraphQL server refused with this code, or a proxy with the status 401. */
const isUnauthenticated = (error: unknown) =>
  codeOf(error) === 'UNAUTHENTICATED' || (ServerError.is(error) && error.statusCode === 401);

/** How many changes are in flight. One of them may bring the cookie of another session, as a new password does. */
const changes = new BehaviorSubject(0);

const changesLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  changes.next(changes.value + 1);
  return forward(operation).pipe(finalize(() => changes.next(changes.value - 1)));
});

/** Asks who is signed in once no change is in flight. The session on the page ends if nobody is. */
async function askSession(client: ApolloClient): Promise<Viewer | null> {
  await firstValueFrom(changes.pipe(filter((count) => count === 0)));
  const asked = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  const viewer = asked?.data?.viewer ?? null;
  if (!viewer) client.cache.writeQuery({ query: SessionDocument, data: { viewer } });
  return viewer;
}

/** These have the same code if a password was wrong, or are the question itself. */
const SAYS_NOTHING = ['Login', 'Session'];

/** Ends the session on the page with the server's. A request with an older cookie is sent again. */
const errorLink = new ErrorLink(({ error, operation, forward }) => {
  const { viewer } = sessionStore.get();
  if (!viewer) return;
  // The person's role may have changed, so the page fetches it again.
  if (codeOf(error) === 'FORBIDDEN')
    void operation.client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
  if (SAYS_NOTHING.includes(operation.operationName ?? '') || !isUnauthenticated(error)) return;
  return from(askSession(operation.client)).pipe(
    switchMap((now) => (now?.id === viewer.id ? forward(operation) : throwError(() => error))),
  );
});

export const sessionEndLink = ApolloLink.from([errorLink, changesLink]);
