import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetChosenZips } from '../parts/places/knownZip';
import { paths } from '../paths';
import { leftByChoice } from '../session/leaving';
import { useSession } from '../session/useSession';
import { attachOffline } from './attachOffline';
import { outbox, waits } from './changes/outbox';
import { SignOutQuestion } from './changes/SignOutQuestion';
import { connection } from './connection';
import { keepShown } from './keepShown';
import { keptData } from './keptData';
import { markKept } from './keptMark';
import { keepRancherDay } from './rancherDay';
import { StatusBar } from './StatusBar';
import { serverTime } from './serverTime';
import { useReturn } from './useReturn';
import { installWorker, prepareRancherDay, removeWorker } from './worker';

/** Where a rancher's day starts. */
const DAY_STARTS: string[] = [paths.rancherDashboard, paths.rancherOrders];

/** How long a screen has the network for itself. */
const HEAD_START = 3_000;

/** What lets someone go on without reception. It's there from sign-in to sign-out. */
export default function OfflinePart() {
  useKeeping();
  useReturn();
  useSending();
  useRancherDay();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen shows other data
  useEffect(() => connection.turnPage(), [pathname]);
  return (
    <>
      <StatusBar />
      <SignOutQuestion />
    </>
  );
}

/** Keeps what the person sees from now on, and nothing once they're gone. */
function useKeeping(): void {
  const { viewer, loading, unreachable } = useSession();
  useEffect(() => {
    if (loading || unreachable) return;
    if (!viewer) {
      void leave();
      return;
    }
    void installWorker();
    if (viewer.userType === 'ADMIN') return;
    markKept(true);
    attachOffline();
    void start(viewer);
  }, [viewer, loading, unreachable]);
}

type Viewer = NonNullable<ReturnType<typeof useSession>['viewer']>;

async function start(viewer: Viewer): Promise<void> {
  await keptData.claim(viewer, serverTime.ahead());
  await outbox.open(viewer.id);
  if (!connection.get().isOffline) keepShown(viewer);
}

/** Deletes what was kept. After a session that has ended, changes stay: their person may come back and send them. */
async function leave(): Promise<void> {
  forgetChosenZips();
  await outbox.open(undefined);
  await keptData.forget({ changes: leftByChoice() });
  await removeWorker();
  markKept(false);
}

/** Sends what waits, as soon as the server answers. */
function useSending(): void {
  const client = useApolloClient();
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.changes).some(waits);
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);
  const { viewer } = useSession();
  useEffect(() => {
    if (!isWaiting || isOffline || !viewer) return;
    const send = () => void outbox.send(client);
    send();
    // A server that was busy may take it later.
    const timer = setInterval(send, 30_000);
    return () => clearInterval(timer);
  }, [client, isWaiting, isOffline, viewer]);
}

function useRancherDay(): void {
  const client = useApolloClient();
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const { isOffline } = useSyncExternalStore(connection.subscribe, connection.get);
  const isWanted = viewer?.userType === 'RANCHER' && DAY_STARTS.includes(pathname) && !isOffline;
  useEffect(() => {
    if (!isWanted || !viewer) return;
    const timer = setTimeout(() => {
      void keepRancherDay(client, viewer);
      void prepareRancherDay();
    }, HEAD_START);
    return () => clearTimeout(timer);
  }, [client, isWanted, viewer]);
}
