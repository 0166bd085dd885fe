import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useToast } from '../ui/useToast';
import { forgetAuthPreferences } from './authPreferences';
import { setViewer } from './setViewer';

/** Signs out by whatever the caller asks of the server, forgets the person and goes home. */
export function useLeave() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { toast } = useToast();

  return async (endSession: () => Promise<unknown>) => {
    try {
      await endSession();
    } catch {
      toast({ title: 'Logout Failed', description: 'An error occurred during logout.', variant: 'destructive' });
      return;
    }
    forgetAuthPreferences();
    setViewer(client, null);
    navigate(paths.home, { replace: true });
    toast({ title: 'Logged Out', description: 'You have been successfully logged out.' });
  };
}
