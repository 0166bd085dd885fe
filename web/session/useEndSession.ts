import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { type ToastMessage, useToast } from '../ui/overlay/useToast';
import { retryImport } from '../ui/state/retryImport';
import { forgetAuthPreferences } from './authPreferences';
import { beforeLogout } from './blockLogout';
import { useSession } from './useSession';

/** Retries until the code has loaded, since the server has already signed the person out. */
const loadSignOutModules = retryImport(() => Promise.all([import('./setViewer'), import('../checkout/requestDraft')]));

const LOGGED_OUT: ToastMessage = { title: 'Logged Out', description: 'You have been successfully logged out.' };

/** Signs out with the caller's request, removes the person's data, opens the home page and shows a toast. */
export function useEndSession() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { viewer } = useSession();

  const logOut = async (endSession: () => Promise<unknown>, message: ToastMessage) => {
    try {
      await endSession();
    } catch {
      toast({ title: 'Logout Failed', description: 'An error occurred during logout.', variant: 'destructive' });
      return false;
    }
    forgetAuthPreferences();
    const [{ setViewer }, { dropDrafts }] = await loadSignOutModules();
    if (viewer) dropDrafts(viewer.id);
    setViewer(null);
    navigate(paths.home, { replace: true });
    toast(message);
    return true;
  };
  return (endSession: () => Promise<unknown>, message = LOGGED_OUT) => beforeLogout(() => logOut(endSession, message));
}
