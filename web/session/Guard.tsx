import { type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Place } from '../../rules/site';
import { BUSY, OFFLINE } from '../errors/unreachable';
import { paths } from '../paths';
import { Page } from '../ui/layout/Page';

import { ErrorState } from '../ui/state/ErrorState';
import { CenteredSpinner } from '../ui/state/Spinner';
import { isRemembered } from './authPreferences';
import { mayVisit } from './mayVisit';
import { isForNewcomers, returnState } from './returnPath';
import { hasFirstStep } from './sessionStore';
import { signedOutByChoice } from './signedOutByChoice';
import { type Session, useSession } from './useSession';

interface GuardProps {
  place: Place;
  children: ReactNode;
}

/** Shows a screen only to people who may see it. Redirects visitors to sign-in and everyone else to their home page. */
export function Guard({ place, children }: GuardProps) {
  const session = useSession();
  if (place.who === 'everyone') return children;
  return (
    <Gate {...session} place={place}>
      {children}
    </Gate>
  );
}

function Gate({ viewer, loading, unreachable, retry, place, children }: GuardProps & Session) {
  const location = useLocation();
  const wasSignedIn = useRef(false);
  if (viewer) wasSignedIn.current = true;

  if (loading) return <CenteredSpinner />;
  if (unreachable) return <Unreachable onRetry={retry} />;
  if (viewer && hasFirstStep(viewer) && location.pathname !== paths.profile)
    return <Navigate to={paths.profile} replace />;
  if (mayVisit(place, viewer)) return children;
  if (viewer || (wasSignedIn.current && signedOutByChoice())) return <Navigate to={paths.home} replace />;
  const to = isForNewcomers(location) && !isRemembered() ? paths.register : paths.auth;
  return <Navigate to={to} replace state={returnState(location, wasSignedIn.current)} />;
}

// Shows an error instead of the sign-in page, since the person may be signed in.
function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Page width="narrow">
      <ErrorState headingLevel={1} message={navigator.onLine ? BUSY : OFFLINE} onRetry={onRetry} />
    </Page>
  );
}
