import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { OFFLINE } from '../errors/offline';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { paths } from '../paths';
import type { Audience } from '../routes';
import { ErrorState } from '../ui/ErrorState';
import { Page } from '../ui/Page';
import { admits } from './admits';
import { leftByChoice } from './leaving';
import { returnState } from './returnPath';
import { type Session, useSession } from './useSession';

interface GuardProps {
  who: Audience;
  children: ReactNode;
}

/** Lets in whom a screen is for. Visitors go to sign in and come back; anyone else goes home. */
export function Guard({ who, children }: GuardProps) {
  const session = useSession();
  if (who === 'everyone') return children;
  return (
    <Gate {...session} who={who}>
      {children}
    </Gate>
  );
}

function Gate({ viewer, loading, unreachable, retry, who, children }: GuardProps & Session) {
  const location = useLocation();
  const wasSignedIn = useRef(false);
  if (viewer) wasSignedIn.current = true;

  if (loading) return <CenteredSpinner />;
  if (unreachable) return <Unreachable onRetry={retry} />;
  if (viewer?.mustChangePassword && location.pathname !== paths.profile) return <Navigate to={paths.profile} replace />;
  if (admits(who, viewer)) return children;
  if (viewer || (wasSignedIn.current && leftByChoice())) return <Navigate to={paths.home} replace />;
  return <Navigate to={paths.auth} replace state={returnState(location, wasSignedIn.current)} />;
}

// Nobody knows yet whether the person is signed in, so that sending them to sign in would be wrong.
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Page width="narrow">
      <ErrorState headingLevel={1} message={OFFLINE} onRetry={onRetry} />
    </Page>
  );
}
