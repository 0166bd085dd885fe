import { useEffect } from 'react';
import { routeOf } from '../routes';

const screenBehind = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? routeOf(link.pathname).screen : undefined;
};

const prefetch = ({ target }: Event) => {
  // A failure shows when the screen is really asked for.
  screenBehind(target)
    ?.load()
    .catch(() => {});
};

/** Loads a screen's code while one points at a link to it, wherever the link stands. */
export function usePrefetch() {
  useEffect(() => {
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
