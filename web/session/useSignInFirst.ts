import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { ofTab, store, stored } from '../ui/state/stored';
import { returnState } from './returnPath';
import { useSession } from './useSession';

const KEY = 'afterSignIn';

/** How long an action waits for sign-in, in milliseconds. Later, someone else might sign in. */
const EXPIRES_AFTER = 15 * 60_000;

/** An action that a visitor started before sign-in, with its data. */
interface PendingAction {
  name: string;
  given: unknown;
}

/** Returns a function that stores an action and opens sign-in, which leads back to this URL for `useAfterSignIn`. */
export function useSignInFirst() {
  const navigate = useNavigate();
  const location = useLocation();
  return (action: PendingAction) => {
    storeAction(action);
    navigate(paths.auth, { state: returnState(location, false) });
  };
}

/** Runs the action `name` once if a visitor started it before sign-in. `run` returns false if the data is another screen's. */
export function useAfterSignIn(name: string, run: (given: unknown) => boolean) {
  const { viewer } = useSession();
  const attempt = useEffectEvent(run);
  useEffect(() => {
    if (viewer?.userType !== 'CUSTOMER') return;
    const action = storedAction();
    if (action?.name === name && attempt(action.given)) storeAction(null);
  }, [viewer, name]);
}

/** Stores an action. If the browser refuses to, the person has to press the button again after sign-in. */
function storeAction(action: PendingAction | null): void {
  store(KEY, action ? { ...action, until: Date.now() + EXPIRES_AFTER } : undefined, ofTab);
}

function storedAction(): PendingAction | null {
  const action = stored(KEY, ofTab);
  return action?.until > Date.now() ? action : null;
}
