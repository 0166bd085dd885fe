import { useLocation, useNavigate } from 'react-router-dom';
import { BRAND } from '../../rules/words/brand';
import { type ToastMessage, useToast } from '../ui/overlay/useToast';
import { retryImport } from '../ui/state/retryImport';
import { pathAfterLogin } from './pathAfterLogin';
import { returnStateOf } from './returnPath';
import type { Viewer } from './useSession';

const REDIRECT_DELAY = 500;

/** Retries until the code has loaded, since the server has already signed the person in. */
const loadSignInModules = retryImport(() =>
  Promise.all([import('./setViewer'), import('../parts/places/moveVisitorZip')]),
);

/** The server has just signed the person in, but the next request came without its cookie. */
const NO_COOKIE: ToastMessage = {
  title: 'Cookies are blocked',
  description:
    "Your browser didn't keep the cookie that signs you in. Allow cookies for this site, then sign in again.",
  variant: 'destructive',
};

/** Fetches the session again after a sign-in, greets the person and opens the page they were going to. */
export function useAfterLogin() {
  const navigate = useNavigate();
  const location = useLocation();
  const { toast } = useToast();

  return async (viewer: Viewer) => {
    const [{ setViewer, readViewer }, { moveVisitorZip }] = await loadSignInModules();
    setViewer(viewer);
    moveVisitorZip(viewer);
    const checked = await readViewer();
    if (!checked) return void toast(NO_COOKIE);
    toast({ title: 'Login Successful', description: `Welcome to ${BRAND}!` });
    const landing = pathAfterLogin(checked, returnStateOf(location).from);
    setTimeout(() => navigate(landing, { replace: true }), REDIRECT_DELAY);
  };
}
