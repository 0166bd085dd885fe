import { useQuery } from '@apollo/client/react';
import { type Session_userFragment, SessionDocument } from './Session.generated';
import { useHydrated } from './useHydrated';

export type Viewer = Session_userFragment;

export interface Session {
  viewer: Viewer | null;
  /** Until the first answer: neither signed in nor out. */
  loading: boolean;
  /** Why the check failed; until it is tried again nobody counts as signed in. */
  error: unknown;
  retry: () => void;
}

/** Who is signed in. Asked once; the answer lives in the cache. */
export function useSession(): Session {
  const { data, loading, error, refetch } = useQuery(SessionDocument);
  // A part of a painted page can come to life after the answer is there.
  const known = useHydrated() ? data : undefined;
  return {
    viewer: known?.viewer ?? null,
    loading: !known && (loading || Boolean(data)),
    error,
    retry: () => void refetch().catch(() => {}),
  };
}
