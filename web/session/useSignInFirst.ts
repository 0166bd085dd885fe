import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { returnState } from './returnPath';
import { useSession } from './useSession';

const KEY = 'afterSignIn';

/** How long an action waits for sign-in, in milliseconds. Later it may be forgotten, or someone else signs in. */
const EXPIRES_AFTER = 15 * 60_000;

/** An action that a visitor started before sign-in, with its data. */
interface PendingAction {
  name: string;
  given: unknown;
}

/** Sends a visitor to sign-in and back to this URL, where `useAfterSignIn` performs the action. */
export function useSignInFirst() {
  const navigate = useNavigate();
  const location = useLocation();
  return (action: PendingAction) => {
    storeAction(action);
    navigate(paths.auth, { state: returnState(location, false) });
  };
}

/** Runs the action of this name once if it was started before sign-in. `run` returns false if the data isn't for it. */
export function useAfterSignIn(name: string, run: (given: unknown) => boolean) {
  const { viewer } = useSession();
  const attempt = useEffectEvent(run);
  useEffect(() => {
    if (viewer?.userType !== 'CUSTOMER') return;
    const action = storedAction();
    if (action?.name === name && attempt(action.given)) storeAction(null);
  }, [viewer, name]);
}

/** If the browser refuses to store the action, the person has to press again. */
function storeAction(action: PendingAction | null): void {
  try {
    if (action) sessionStorage.setItem(KEY, JSON.stringify({ ...action, until: Date.now() + EXPIRES_AFTER }));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

function storedAction(): PendingAction | null {
  try {
    const action = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return action?.until > Date.now() ? action : null;
  } catch {
    return null;
  }
}
