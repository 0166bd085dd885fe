import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BRAND } from '../../rules/brand';
import { useToast } from '../ui/useToast';
import { landingOf } from './landingOf';
import { returnStateOf } from './returnPath';
import { SessionDocument } from './Session.generated';
import { setViewer } from './setViewer';
import type { Viewer } from './useSession';

const REDIRECT_DELAY = 500;

/** What follows a sign-in: the session is asked again, the person is greeted and goes on to where they were going. */
export function useEnter() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { toast } = useToast();

  return async (viewer: Viewer) => {
    setViewer(client, viewer);
    const { data } = await client.query({ query: SessionDocument, fetchPolicy: 'network-only' });
    toast({ title: 'Login Successful', description: `Welcome to ${BRAND}!` });
    const landing = landingOf(data?.viewer ?? viewer, returnStateOf(location).from);
    setTimeout(() => navigate(landing, { replace: true }), REDIRECT_DELAY);
  };
}
