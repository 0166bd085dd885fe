import { createCache } from '../apollo/cache';
import { forgetCarried } from '../apollo/carriedAnswers';
import { apolloClient } from '../apollo/client';
import { markLeft } from './leaving';
import { SessionDocument } from './Session.generated';
import type { Viewer } from './sessionStore';

/** Replaces the person who is signed in, and keeps nothing of the last one in memory. */
export function setViewer(viewer: Viewer | null): void {
  markLeft(viewer === null);
  forgetCarried();
  const { cache } = apolloClient();
  const fresh = createCache();
  for (const store of [cache, fresh]) store.writeQuery({ query: SessionDocument, data: { viewer } });
  // Silent, since mounted screens would otherwise query again.
  cache.restore(fresh.extract());
}

/** Asks the graph again who is signed in. */
export async function readViewer(): Promise<Viewer | null> {
  const { data } = await apolloClient().query({ query: SessionDocument, fetchPolicy: 'network-only' });
  return data?.viewer ?? null;
}
