import { useSyncExternalStore } from 'react';
import { type Known, permissionsOf, sessionStore } from './sessionStore';

export type { Viewer } from './sessionStore';

export interface Session extends Known {
  retry: () => void;
}

/** Who is signed in. One request serves the whole page. */
export function useSession(): Session {
  const known = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.initial);
  return { ...known, retry: sessionStore.retry };
}

/** The duties of the viewer's role, as query variables. */
export const usePermissions = () => permissionsOf(useSession().viewer);
