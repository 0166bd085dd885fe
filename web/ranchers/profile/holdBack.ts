import type { RefObject } from 'react';
import { holdPops } from '../../layout/holdPops';
import type { LeaveHolder } from './LeaveHolder';

/** The router numbers the entries of the history. */
export function placeInHistory(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** The browser has moved already: it is sent back before the router notices, and forth again once the person agrees. */
export function holdBack(place: RefObject<number>, { holds, hold }: LeaveHolder) {
  let isComingBack = false;
  return holdPops(() => {
    if (isComingBack) {
      isComingBack = false;
      return true;
    }
    const steps = placeInHistory() - place.current;
    if (steps === 0 || !holds(window.location.pathname)) return false;
    isComingBack = true;
    window.history.go(-steps);
    hold(() => window.history.go(steps));
    return true;
  });
}
