import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { holdLogout } from '../../session/beforeLogout';
import { holdBack, placeInHistory } from './holdBack';
import { holdClosing } from './holdClosing';
import { holdNavigator } from './holdNavigator';

/**
 * Holds whoever would leave the page while `guarding`. Links and buttons go through the router's navigator, Back and
 * Forward through the browser, closing the tab through neither, and logging out ends the session first. Moves within the page are free.
 */
export function useLeaveGuard(guarding: boolean) {
  const { navigator } = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const place = usePlaceInHistory();
  const [held, setHeld] = useState<{ goOn: () => unknown }>();
  const isLetThrough = useRef(false);

  const holds = useEffectEvent((to?: string) => !isLetThrough.current && to !== pathname);
  const hold = useEffectEvent((goOn: () => unknown) => setHeld({ goOn }));

  useEffect(() => {
    if (!guarding) return;
    const stops = [
      holdNavigator(navigator, { holds, hold }),
      holdBack(place, { holds, hold }),
      holdClosing({ holds, hold }),
      holdLogout({ holds, hold }),
    ];
    return () => stops.forEach((stop) => void stop());
  }, [guarding, navigator, place]);

  const leave = async () => {
    isLetThrough.current = true;
    setHeld(undefined);
    // Logging out may fail: then they are still here, with what they typed.
    if ((await held?.goOn()) === false) isLetThrough.current = false;
  };
  return { isHeld: held !== undefined, stay: () => setHeld(undefined), leave };
}

/** Of the entry that is shown; the browser itself is one ahead by the time it tells of a move. */
function usePlaceInHistory(): RefObject<number> {
  const { key } = useLocation();
  const place = useRef(0);
  useEffect(() => {
    // Each entry has a key of its own.
    if (key) place.current = placeInHistory();
  }, [key]);
  return place;
}
