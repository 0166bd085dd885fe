import { useLocation, useNavigate } from 'react-router-dom';
import { BRAND } from '../../rules/brand';
import { useToast } from '../ui/useToast';
import { landingOf } from './landingOf';
import { returnStateOf } from './returnPath';
import type { Viewer } from './useSession';

const REDIRECT_DELAY = 500;

/** What follows a sign-in: the session is asked again, the person is greeted and goes on to where they were going. */
export function useEnter() {
  const navigate = useNavigate();
  const location = useLocation();
  const { toast } = useToast();

  return async (viewer: Viewer) => {
    const { setViewer, readViewer } = await import('./setViewer');
    setViewer(viewer);
    const checked = await readViewer();
    toast({ title: 'Login Successful', description: `Welcome to ${BRAND}!` });
    const landing = landingOf(checked ?? viewer, returnStateOf(location).from);
    setTimeout(() => navigate(landing, { replace: true }), REDIRECT_DELAY);
  };
}
