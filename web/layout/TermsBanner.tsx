import { lazy, Suspense } from 'react';
import { NEW_IN_TERMS, TERMS_VERSION } from '../../rules/papers/termsVersion';
import { pathTo } from '../../rules/site';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { hasFirstStep } from '../session/sessionStore';
import { useSession } from '../session/useSession';
import { retryImport } from '../ui/state/retryImport';
import { Link } from '../ui/text/Link';
import { Banner, useWasShownBeforeSession } from './Banner';

const AcceptTermsButton = lazy(retryImport(() => loadWithApollo(() => import('./AcceptTermsButton'))));

/** Asks people who accepted other terms, or none, to accept those of today. Like the reminder, it comes with the page or not at all. */
export function TermsBanner() {
  const { viewer } = useSession();
  const wouldShift = useWasShownBeforeSession();
  if (!viewer || viewer.userType === 'ADMIN' || hasFirstStep(viewer) || wouldShift) return null;
  if (viewer.acceptedTerms?.version === TERMS_VERSION) return null;
  return (
    <Banner label="Terms">
      <span>
        {viewer.acceptedTerms ? 'We changed our ' : 'Please accept our '}
        <Link to={pathTo('terms', {})}>terms</Link>. {viewer.acceptedTerms && NEW_IN_TERMS}
      </span>
      <Suspense>
        <AcceptTermsButton />
      </Suspense>
    </Banner>
  );
}
