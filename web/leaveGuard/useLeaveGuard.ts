import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { interceptBackForward } from '../layout/interceptBackForward';
import { holdLogout } from '../session/beforeLogout';
import { blockNavigator, type LeaveBlocker } from './blockNavigator';

/**
 * Blocks leaving the page while `guarding`. There are four ways to leave: links and buttons go through the router's
 * navigator, Back and Forward through the browser, closing the tab through neither, and logging out ends the session
 * first. Moves within the page stay free.
 */
export function useLeaveGuard(guarding: boolean) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const place = usePlaceInHistory();
  const [blocked, setBlocked] = useState<{ proceed: () => unknown }>();
  const isLeaving = useRef(false);

  const blocks = useEffectEvent((to?: string) => !isLeaving.current && to !== pathname);
  const block = useEffectEvent((proceed: () => unknown) => setBlocked({ proceed }));

  useEffect(() => {
    if (!guarding) return;
    const unblock = [
      blockNavigator(navigator, { blocks, block }),
      blockBack(place, { blocks, block }),
      blockClosing({ blocks }),
      holdLogout({ holds: blocks, hold: block }),
    ];
    return () => unblock.forEach((stop) => void stop());
  }, [guarding, navigator, place]);

  const leave = async () => {
    isLeaving.current = true;
    setBlocked(undefined);
    // Logging out may fail, and then the person is still here with what they typed.
    if ((await blocked?.proceed()) === false) isLeaving.current = false;
  };
  return { isBlocked: blocked !== undefined, stay: () => setBlocked(undefined), leave };
}

/** Blocks Back and Forward. The browser has moved already, so it is sent back now and forth again once the person agrees. */
function blockBack(place: RefObject<number>, { blocks, block }: LeaveBlocker) {
  let isComingBack = false;
  return interceptBackForward(() => {
    if (isComingBack) {
      isComingBack = false;
      return true;
    }
    const steps = placeInHistory() - place.current;
    if (steps === 0 || !blocks(window.location.pathname)) return false;
    isComingBack = true;
    window.history.go(-steps);
    block(() => window.history.go(steps));
    return true;
  });
}

/** Blocks closing the tab. The browser asks in its own words. */
function blockClosing({ blocks }: Pick<LeaveBlocker, 'blocks'>) {
  const onClose = (event: BeforeUnloadEvent) => {
    if (blocks()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onClose);
  return () => window.removeEventListener('beforeunload', onClose);
}

/** Keeps the place of the entry on the screen, because the browser has already moved on when it reports a move. */
function usePlaceInHistory(): RefObject<number> {
  const { key } = useLocation();
  const place = useRef(0);
  useEffect(() => {
    // Each entry has its own key.
    if (key) place.current = placeInHistory();
  }, [key]);
  return place;
}

/** The router numbers the entries of the history. */
function placeInHistory(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}
