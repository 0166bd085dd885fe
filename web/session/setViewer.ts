import { createCache } from '../apollo/cache';
import { forgetCarried } from '../apollo/carriedAnswers';
import { apolloClient } from '../apollo/client';
import { SessionDocument } from './Session.generated';
import type { Viewer } from './sessionStore';
import { setSignedOutByChoice } from './signedOutByChoice';

/** Replaces the signed-in person, and drops all data of the previous one from memory. */
export function setViewer(viewer: Viewer | null): void {
  setSignedOutByChoice(viewer === null);
  forgetCarried();
  const { cache } = apolloClient();
  const fresh = createCache();
  for (const store of [cache, fresh]) store.writeQuery({ query: SessionDocument, data: { viewer } });
  // restore() notifies no watchers, so mounted screens don't fetch again.
  cache.restore(fresh.extract());
}

/** Fetches from the server who is signed in. */
export async function readViewer(): Promise<Viewer | null> {
  const { data } = await apolloClient().query({ query: SessionDocument, fetchPolicy: 'network-only' });
  return data?.viewer ?? null;
}
