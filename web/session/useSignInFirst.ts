import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { returnState } from './returnPath';
import { useSession } from './useSession';

const KEY = 'afterSignIn';

/** Whoever signs in later on this browser has forgotten it, or is somebody else. */
const WANTED_FOR = 15 * 60_000;

/** What a visitor wanted to do, by its name, and with what. */
interface Act {
  name: string;
  given: unknown;
}

/** Leads a visitor to sign-in and back to this address, where `useAfterSignIn` does what they wanted. */
export function useSignInFirst() {
  const navigate = useNavigate();
  const location = useLocation();
  return (act: Act) => {
    keep(act);
    navigate(paths.auth, { state: returnState(location, false) });
  };
}

/** Does once what a visitor wanted before signing in, if it was this. `run` says whether it was for it. */
export function useAfterSignIn(name: string, run: (given: unknown) => boolean) {
  const { viewer } = useSession();
  const attempt = useEffectEvent(run);
  useEffect(() => {
    if (viewer?.userType !== 'CUSTOMER') return;
    const act = kept();
    if (act?.name === name && attempt(act.given)) keep(null);
  }, [viewer, name]);
}

/** Where the browser refuses to store it, the person presses again. */
function keep(act: Act | null): void {
  try {
    if (act) sessionStorage.setItem(KEY, JSON.stringify({ ...act, until: Date.now() + WANTED_FOR }));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

function kept(): Act | null {
  try {
    const act = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return act?.until > Date.now() ? act : null;
  } catch {
    return null;
  }
}
