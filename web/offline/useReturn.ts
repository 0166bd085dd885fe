import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { SessionDocument } from '../session/Session.generated';
import { connection } from './connection';
import { serverTime } from './serverTime';

const EVERY = 15_000;

/**
 * Asks for the server while it can't be reached: at times, when the browser has a network again, and when somebody looks at the page
 * again, whose timers may have slept. Reads the screen anew once it answers.
 */
export function useReturn(): void {
  const client = useApolloClient();
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);

  useEffect(() => {
    const lose = () => connection.lost();
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, []);

  useEffect(() => {
    if (!isOffline) return;
    const look = async () => {
      if (await isServerThere()) connection.reached(serverTime.now());
    };
    const timer = setInterval(look, EVERY);
    const lookIfSeen = () => document.visibilityState === 'visible' && void look();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [isOffline]);

  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void readAllAnew(client);
    wasOffline.current = isOffline;
  }, [client, isOffline]);
}

/** The session may have ended meanwhile. Who is signed in now sees their own things. */
async function readAllAnew(client: ApolloClient): Promise<void> {
  await client.query({ query: SessionDocument, fetchPolicy: 'network-only' }).catch(() => {});
  await client.refetchQueries({ include: 'active' }).catch(() => {});
}

async function isServerThere(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/healthz', { cache: 'no-store' });
    if (ok) serverTime.note(headers.get('Date'));
    return ok;
  } catch {
    return false;
  }
}
