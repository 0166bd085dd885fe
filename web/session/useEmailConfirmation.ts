import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { codeOf, messageOf, retryAfterOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { clockText, serverTime } from '../offline/serverTime';
import { SendEmailConfirmationDocument } from './EmailConfirmation.generated';
import { SessionDocument } from './Session.generated';

/** `sentTo` is unknown if the server only said that it's too early. `nextAt` is by the server's clock. */
type Sent = { sentTo?: string; nextAt: number };

const NO_LINK = 'Link not sent';

/** Mails the link to confirm an email again, and says where it went and when that can be done again. */
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
      // It was confirmed elsewhere.
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

/** Whether a moment of the server's clock is still to come. */
function useIsAhead(moment = 0): boolean {
  const [isAhead, setAhead] = useState(false);
  useEffect(() => {
    const left = moment - serverTime.now();
    setAhead(left > 0);
    const timer = setTimeout(() => setAhead(false), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return isAhead;
}

/** Asks who is signed in again. Without an answer, everything stays as it is. */
function useReadSession(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
  }, [client]);
}

/** While a confirmation is waited for. The link is often opened in another tab. */
export function useReadSessionOnReturn(isWaiting: boolean): void {
  const readSession = useReadSession();
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => {
      if (document.visibilityState === 'visible') void readSession();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWaiting, readSession]);
}
