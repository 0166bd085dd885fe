import { useSyncExternalStore } from 'react';
import { permissionsOf, type SessionState, sessionStore } from './sessionStore';

export type { Viewer } from './sessionStore';

export interface Session extends SessionState {
  retry: () => void;
}

export function useSession(): Session {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.initial);
  return { ...state, retry: sessionStore.retry };
}

/** Returns which duties the viewer's role includes, as query variables. */
export const usePermissions = () => permissionsOf(useSession().viewer);
