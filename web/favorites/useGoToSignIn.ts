import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { returnState } from '../session/returnPath';

/** To the sign-in page, and back to this one afterwards. */
export function useGoToSignIn() {
  const navigate = useNavigate();
  const location = useLocation();
  return () => navigate(paths.auth, { state: returnState(location, false) });
}
