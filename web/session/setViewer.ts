import { apolloClient } from '../apollo';
import { createCache } from '../cache';
import { markLeft } from './leaving';
import { SessionDocument } from './Session.generated';
import type { Viewer } from './sessionStore';

/** Puts another person, or nobody, in place of the one before, of whom nothing stays in memory. */
export function setViewer(viewer: Viewer | null): void {
  markLeft(viewer === null);
  const { cache } = apolloClient();
  const fresh = createCache();
  for (const store of [cache, fresh]) store.writeQuery({ query: SessionDocument, data: { viewer } });
  // Without a word to the screens that still stand: they would ask again for what they lost.
  cache.restore(fresh.extract());
}

/** Asks the graph anew who is signed in. */
export async function readViewer(): Promise<Viewer | null> {
  const { data } = await apolloClient().query({ query: SessionDocument, fetchPolicy: 'network-only' });
  return data?.viewer ?? null;
}
