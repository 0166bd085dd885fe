import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';

const REDIRECT_DELAY = 3000;

/** Told for a moment, then on to sign in. */
export function PasswordWasReset() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.auth, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice tone="success" role="status" title="Your password has been reset">
      You can <TextLink to={paths.auth}>sign in</TextLink> with the new one; we take you there in a moment.
    </Notice>
  );
}
