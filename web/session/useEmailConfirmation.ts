import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { codeOf, messageOf, retryAfterOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { SendEmailConfirmationDocument } from './EmailConfirmation.generated';
import { SessionDocument } from './Session.generated';
import { clockText, serverTime } from './serverTime';

/** The result of sending a link. `sentTo` is undefined if it was too early to send one. `nextAt` is in the server's time. */
type Sent = { sentTo?: string; nextAt: number };

const NO_LINK = 'Link not sent';

/** Sends the confirmation link again. `statusText` says where the link was sent, and when it can be sent again. */
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
      // On a conflict, the email has already been confirmed elsewhere.
      if (codeOf(error) === 'CONFLICT') return readSession();
    },
  });
  const mustWait = useIsAhead(sent?.nextAt);
  return { send: () => send(), pending: loading, mustWait, statusText: sent && statusTextOf(sent, mustWait) };
}

function statusTextOf({ sentTo, nextAt }: Sent, mustWait: boolean): string {
  const where = sentTo ? `We sent a link to ${sentTo}. ` : '';
  return mustWait ? `${where}You can send it again at ${clockText(nextAt)}.` : where;
}

/** Returns whether a moment in the server's time is in the future. */
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

/** Returns a function that fetches the session again. If the request fails, the session stays as it is. */
function useReadSession(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }, [client]);
}

/** While `isWaiting`, fetches the session when the person returns to the page, since links often open in another tab. */
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
