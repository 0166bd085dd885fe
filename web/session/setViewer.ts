import type { ApolloClient } from '@apollo/client';
import { createCache } from '../cache';
import { SessionDocument } from './Session.generated';
import type { Viewer } from './useSession';

let left = false;

/** Whether the last person signed out by their own will, and did not lose the session. */
export const leftByChoice = () => left;

/** Puts another person, or nobody, in place of the one before, of whom nothing stays in memory. */
export function setViewer({ cache }: ApolloClient, viewer: Viewer | null): void {
  left = viewer === null;
  const fresh = createCache();
  for (const store of [cache, fresh]) store.writeQuery({ query: SessionDocument, data: { viewer } });
  // Without a word to the screens that still stand: they would ask again for what they lost.
  cache.restore(fresh.extract());
}
