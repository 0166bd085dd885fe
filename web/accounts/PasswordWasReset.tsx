import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { TextLink } from '../ui/TextLink';
import { Outcome } from './Outcome';

const REDIRECT_DELAY = 3000;

/** Told for a moment, then on to sign in. */
export function PasswordWasReset() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.auth, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Outcome title="Your password has been reset">
      You can <TextLink to={paths.auth}>sign in</TextLink> with the new one; we take you there in a moment.
    </Outcome>
  );
}
