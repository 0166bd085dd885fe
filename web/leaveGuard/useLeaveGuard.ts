import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { interceptBackForward } from '../layout/interceptBackForward';
import { blockLogout } from '../session/blockLogout';
import { blockNavigator, type LeaveBlocker } from './blockNavigator';

/** While `guarding`, blocks every way off the page, logging out included, but none within it. */
export function useLeaveGuard(guarding: boolean) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const position = useHistoryPosition();
  const [blocked, setBlocked] = useState<{ proceed: () => unknown }>();
  const isLeaving = useRef(false);

  const blocks = useEffectEvent((to?: string) => !isLeaving.current && to !== pathname);
  const block = useEffectEvent((proceed: () => unknown) => setBlocked({ proceed }));

  useEffect(() => {
    if (!guarding) return;
    const unblock = [
      blockNavigator(navigator, { blocks, block }),
      blockBack(position, { blocks, block }),
      blockClosing({ blocks }),
      blockLogout({ blocks, block }),
    ];
    return () => unblock.forEach((stop) => void stop());
  }, [guarding, navigator, position]);

  const leave = async () => {
    isLeaving.current = true;
    setBlocked(undefined);
    // After a failed logout, the person is still on the page with their unsaved changes, so blocks again.
    if ((await blocked?.proceed()) === false) isLeaving.current = false;
  };
  return { isBlocked: blocked !== undefined, stay: () => setBlocked(undefined), leave };
}

/** Blocks Back and Forward. The browser has already navigated, so this goes back, and repeats the move after a confirmation. */
function blockBack(position: RefObject<number>, { blocks, block }: LeaveBlocker) {
  let isComingBack = false;
  return interceptBackForward(() => {
    if (isComingBack) {
      isComingBack = false;
      return true;
    }
    const steps = historyPosition() - position.current;
    if (steps === 0 || !blocks(window.location.pathname)) return false;
    isComingBack = true;
    window.history.go(-steps);
    block(() => window.history.go(steps));
    return true;
  });
}

/** Blocks closing the tab. The browser shows its own question. */
function blockClosing({ blocks }: Pick<LeaveBlocker, 'blocks'>) {
  const onClose = (event: BeforeUnloadEvent) => {
    if (blocks()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onClose);
  return () => window.removeEventListener('beforeunload', onClose);
}

/** Tracks the history position of the current screen, because the browser reports Back and Forward only after the fact. */
function useHistoryPosition(): RefObject<number> {
  const { key } = useLocation();
  const position = useRef(0);
  useEffect(() => {
    // Runs for every history entry, since each has another key.
    if (key) position.current = historyPosition();
  }, [key]);
  return position;
}

/** Returns the index that the router stores in each history entry. */
const historyPosition = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;
