import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useToast } from '../ui/useToast';
import { forgetAuthPreferences } from './authPreferences';
import { beforeLogout } from './beforeLogout';

/** Signs out by whatever the caller asks of the server, forgets the person and goes home. */
export function useLeave() {
  const navigate = useNavigate();
  const { toast } = useToast();

  const leave = async (endSession: () => Promise<unknown>) => {
    try {
      await endSession();
    } catch {
      toast({ title: 'Logout Failed', description: 'An error occurred during logout.', variant: 'destructive' });
      return false;
    }
    forgetAuthPreferences();
    const { setViewer } = await import('./setViewer');
    setViewer(null);
    navigate(paths.home, { replace: true });
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
    return true;
  };
  return (endSession: () => Promise<unknown>) => beforeLogout(() => leave(endSession));
}
