import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { dismissedReminderCookie, hasDismissedReminder } from '../../rules/accounts/emailReminder';
import { NEW_IN_TERMS, TERMS_VERSION } from '../../rules/papers/termsVersion';
import { pathTo } from '../../rules/site';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { hasFirstStep } from '../session/sessionStore';
import type { useEmailConfirmation } from '../session/useEmailConfirmation';
import { useSession } from '../session/useSession';
import { color, hairline, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { retryImport } from '../ui/state/retryImport';
import { Link } from '../ui/text/Link';

const EmailLink = lazy(retryImport(() => loadWithApollo(() => import('./EmailLink'))));

/** Can be hidden for a visit. Rendered with the page or not at all, because it shifts everything below. */
export function EmailBanner() {
  const { viewer } = useSession();
  const wouldShift = useWasShownBeforeSession();
  const [, setDismissedFor] = useState('');
  if (!viewer || viewer.emailConfirmed || hasFirstStep(viewer) || wouldShift) return null;
  const { id, email } = viewer;
  // A cookie, because the server reads it too and then renders the page without the banner.
  if (typeof document !== 'undefined' && hasDismissedReminder(document.cookie, id)) return null;
  const dismiss = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store.
    document.cookie = dismissedReminderCookie(id, window.location.protocol === 'https:');
    setDismissedFor(id);
  };
  return (
    <Banner label="Reminder">
      <Suspense fallback={<Reminder email={email} />}>
        <EmailLink>{(confirmation) => <Reminder email={email} confirmation={confirmation} />}</EmailLink>
      </Suspense>
      <Button size="small" variant="quiet" onClick={dismiss}>
        Not Now
      </Button>
    </Banner>
  );
}

function Reminder({ email, confirmation }: { email: string; confirmation?: ReturnType<typeof useEmailConfirmation> }) {
  return (
    <>
      <span role="status">{confirmation?.statusText || `Check your inbox: we sent a link to ${email}.`}</span>
      <Button
        size="small"
        pending={confirmation?.pending}
        disabled={confirmation?.mustWait ?? true}
        onClick={confirmation?.send}
      >
        Send the Link Again
      </Button>
    </>
  );
}

const Root = styled(Cluster)`
  padding: ${space(1)} max(${space(2)}, (100% - 1176px) / 2);
  border-bottom: ${hairline};
  background: ${color.sunken};
  font-size: ${size[15]};
  overflow-wrap: anywhere;
`;

function Banner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root role="region" aria-label={label} data-print="hide">
      {children}
    </Root>
  );
}

function useWasShownBeforeSession(): boolean {
  const { loading } = useSession();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string>();
  const next = loading || shown === pathname ? pathname : undefined;
  if (next !== shown) setShown(next);
  return next !== undefined;
}

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
