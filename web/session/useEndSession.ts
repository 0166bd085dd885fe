import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useToast } from '../ui/overlay/useToast';
import { retryImport } from '../ui/state/retryImport';
import { forgetAuthPreferences } from './authPreferences';
import { beforeLogout } from './beforeLogout';
import { useSession } from './useSession';

/** Waits for a connection if there is none, since the server has already signed the person out. */
const loadForgetting = retryImport(() => Promise.all([import('./setViewer'), import('../checkout/requestDraft')]));

/** Signs out by the caller's request, forgets the person and goes home. */
export function useEndSession() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { viewer } = useSession();

  const leave = async (endSession: () => Promise<unknown>) => {
    try {
      await endSession();
    } catch {
      toast({ title: 'Logout Failed', description: 'An error occurred during logout.', variant: 'destructive' });
      return false;
    }
    forgetAuthPreferences();
    const [{ setViewer }, { dropDrafts }] = await loadForgetting();
    if (viewer) dropDrafts(viewer.id);
    setViewer(null);
    navigate(paths.home, { replace: true });
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
    return true;
  };
  return (endSession: () => Promise<unknown>) => beforeLogout(() => leave(endSession));
}
