import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { codeOf, messageOf, retryAfterOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { clockText, serverTime } from '../offline/serverTime';
import { SendEmailConfirmationDocument } from './EmailConfirmation.generated';
import { SessionDocument } from './Session.generated';

/** `sentTo` is undefined if the server only refused because it's too early. `nextAt` is in the server's time. */
type Sent = { sentTo?: string; nextAt: number };

const NO_LINK = 'Link not sent';

/** Sends the confirmation link again. Returns a text that says where it was sent, and when it can be sent again. */
export function useEmailConfirmation() {
  const [sent, setSent] = useState<Sent>();
  const [sendLink, { loading }] = useMutation(SendEmailConfirmationDocument);
  const readSession = useReadSession();
  const send = useSubmit({
    send: () => sendLink(),
    errorToast: (error) =>
      codeOf(error) === 'RATE_LIMITED' ? undefined : { title: NO_LINK, description: messageOf(error) },
    fieldErrors: () => ({}),
    onSuccess: ({ data }) => {
      const given = data?.sendEmailConfirmation;
      if (given) setSent({ sentTo: given.sentTo, nextAt: Date.parse(given.nextAt) });
    },
    onError: (error) => {
      const seconds = retryAfterOf(error);
      if (seconds !== undefined) setSent((before) => ({ ...before, nextAt: serverTime.now() + seconds * 1000 }));
      // The email has been confirmed elsewhere.
      if (codeOf(error) === 'CONFLICT') return readSession();
    },
  });
  const mustWait = useIsAhead(sent?.nextAt);
  return { send: () => send(), pending: loading, mustWait, words: sent && wordsOf(sent, mustWait) };
}

function wordsOf({ sentTo, nextAt }: Sent, mustWait: boolean): string {
  const where = sentTo ? `We sent a link to ${sentTo}. ` : '';
  return mustWait ? `${where}You can send it again at ${clockText(nextAt)}.` : where;
}

/** Whether a moment in the server's time is in the future. */
function useIsAhead(moment = 0): boolean {
  const [isAhead, setAhead] = useState(false);
  useEffect(() => {
    const remaining = moment - serverTime.now();
    setAhead(remaining > 0);
    const timer = setTimeout(() => setAhead(false), remaining);
    return () => clearTimeout(timer);
  }, [moment]);
  return isAhead;
}

/** Fetches the session again. If that fails, the session stays as it is. */
function useReadSession(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }, [client]);
}

/** Fetches the session when the person returns to the page, because the link is often opened in another tab. */
export function useReadSessionOnReturn(isWaiting: boolean): void {
  const readSession = useReadSession();
  useEffect(() => {
    if (!isWaiting) return;
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') void readSession();
    };
    document.addEventListener('visibilitychange', readIfVisible);
    return () => document.removeEventListener('visibilitychange', readIfVisible);
  }, [isWaiting, readSession]);
}
