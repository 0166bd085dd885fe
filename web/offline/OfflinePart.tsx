import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetChosenZips } from '../parts/places/knownZip';
import { paths } from '../paths';
import { serverTime } from '../session/serverTime';
import { signedOutByChoice } from '../session/signedOutByChoice';
import { useSession } from '../session/useSession';
import { attachOffline } from './attachOffline';
import { outbox, waits } from './changes/outbox';
import { SignOutQuestion } from './changes/SignOutQuestion';
import { connection } from './connection';
import { fetchRancherDay } from './rancherDay';
import { StatusBar } from './StatusBar';
import { storedData } from './storedData';
import { setMayHaveStoredData } from './storedMark';
import { storeShownQueries } from './storeShownQueries';
import { useReturn } from './useReturn';
import { installWorker, prepareRancherDay, removeWorker } from './worker';

const DAY_SCREENS: string[] = [paths.rancherDashboard, paths.rancherOrders];

/** How long to wait before fetching a rancher's day, in milliseconds, so that the screen's own requests come first. */
const LOAD_DELAY = 3_000;

/** Makes the app usable without reception while someone is signed in. */
export default function OfflinePart() {
  useStoredData();
  useReturn();
  useSendChanges();
  useRancherDay();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen shows its own data
  useEffect(() => connection.changeScreen(), [pathname]);
  return (
    <>
      <StatusBar />
      <SignOutQuestion />
    </>
  );
}

/** Stores on this device what the signed-in person sees, and deletes it after sign-out. Stores nothing for admins. */
function useStoredData(): void {
  const { viewer, loading, unreachable } = useSession();
  useEffect(() => {
    if (loading || unreachable) return;
    if (!viewer) {
      void deleteStored();
      return;
    }
    void installWorker();
    if (viewer.userType === 'ADMIN') return;
    setMayHaveStoredData(true);
    attachOffline();
    void startStoring(viewer);
  }, [viewer, loading, unreachable]);
}

async function startStoring(viewer: NonNullable<ReturnType<typeof useSession>['viewer']>): Promise<void> {
  await storedData.claim(viewer, serverTime.ahead());
  await outbox.open(viewer.id);
  if (!connection.get().isOffline) storeShownQueries(viewer);
}

/** Deletes stored data. If the session expired, keeps waiting changes, so that the person can sign in again and send them. */
async function deleteStored(): Promise<void> {
  forgetChosenZips();
  await outbox.open(undefined);
  await storedData.forget({ changes: signedOutByChoice() });
  await removeWorker();
  setMayHaveStoredData(false);
}

function useSendChanges(): void {
  const client = useApolloClient();
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.changes).some(waits);
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);
  const { viewer } = useSession();
  useEffect(() => {
    if (!isWaiting || isOffline || !viewer) return;
    const send = () => void outbox.send(client);
    send();
    // Retries at intervals, since a busy server may accept the changes later.
    const timer = setInterval(send, 30_000);
    return () => clearInterval(timer);
  }, [client, isWaiting, isOffline, viewer]);
}

function useRancherDay(): void {
  const client = useApolloClient();
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);
  const isWanted = viewer?.userType === 'RANCHER' && DAY_SCREENS.includes(pathname) && !isOffline;
  useEffect(() => {
    if (!isWanted || !viewer) return;
    const timer = setTimeout(() => {
      void fetchRancherDay(client, viewer);
      void prepareRancherDay();
    }, LOAD_DELAY);
    return () => clearTimeout(timer);
  }, [client, isWanted, viewer]);
}
