import { lazy, Suspense, useState } from 'react';
import { dismissedReminderCookie, hasDismissedReminder } from '../../rules/accounts/emailReminder';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { hasFirstStep } from '../session/sessionStore';
import type { useEmailConfirmation } from '../session/useEmailConfirmation';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { retryImport } from '../ui/state/retryImport';
import { Banner, useWasShownBeforeSession } from './Banner';

const EmailLink = lazy(retryImport(() => loadWithApollo(() => import('./EmailLink'))));

/**
 * Reminds people to confirm their email, unless they have to do something else first. They can hide the banner for this visit.
 * It's rendered with the page or not at all, because it shifts everything below it.
 */
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
