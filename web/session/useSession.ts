import { useSyncExternalStore } from 'react';
import { heldBy, type Known, sessionStore, type Viewer } from './sessionStore';

export type { Viewer } from './sessionStore';

export interface Session extends Known {
  retry: () => void;
}

/** Whether the profile is all that a person may see, until they have changed a temporary password or set up a second factor. */
export const hasFirstStep = ({ deletesAt, mustChangePassword, secondFactorSetup }: Viewer): boolean =>
  deletesAt !== null || mustChangePassword || secondFactorSetup === 'NOW';

/** Who is signed in. One request serves the whole page. */
export function useSession(): Session {
  const known = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.atFirst);
  return { ...known, retry: sessionStore.retry };
}

/** What the viewer's role includes. */
export const useHeld = () => heldBy(useSession().viewer);
