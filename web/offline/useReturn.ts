import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LOST } from '../apollo/client';
import { isOffline as isUnreachable } from '../errors/graphErrors';
import { SessionDocument } from '../session/Session.generated';
import { serverTime } from '../session/serverTime';
import { UNREACHABLE } from '../ui/state/retryImport';
import { connection } from './connection';

const CHECK_INTERVAL = 15_000;

/** Also checks when the browser has a network again or shows the page, because timers may pause. */
export function useReturn(): void {
  const client = useApolloClient();
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);

  useEffect(() => {
    const lose = () => connection.lost();
    const events = ['offline', UNREACHABLE, LOST];
    for (const event of events) window.addEventListener(event, lose);
    // Nobody listened yet when a query failed before this code had loaded.
    if (hasUnreachedQuery(client)) {
      lose();
      void check();
    }
    return () => events.forEach((event) => void window.removeEventListener(event, lose));
  }, [client]);

  useEffect(() => {
    if (!isOffline) return;
    const timer = setInterval(check, CHECK_INTERVAL);
    const checkIfVisible = () => document.visibilityState === 'visible' && void check();
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [isOffline]);

  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void refetchAll(client);
    wasOffline.current = isOffline;
  }, [client, isOffline]);
}

const hasUnreachedQuery = (client: ApolloClient): boolean =>
  [...client.getObservableQueries()].some((query) => isUnreachable(query.getCurrentResult().error));

async function check(): Promise<void> {
  if (await isServerReachable()) connection.reached(serverTime.now());
}

/** Refetches the session first, because it may have ended or changed in the meantime, and then the screen's queries. */
async function refetchAll(client: ApolloClient): Promise<void> {
  await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
  await client.refetchQueries({ include: 'active' }).catch(() => {});
}

async function isServerReachable(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/healthz', { cache: 'no-store' });
    if (ok) serverTime.note(headers.get('Date'));
    return ok;
  } catch {
    return false;
  }
}
