import { useEffect } from 'react';
import { placeAt } from '../../rules/site';
import { screens } from './screens';

const screenOfLink = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? screens[placeAt(link.pathname).screen] : undefined;
};

const prefetch = ({ target }: Event) => {
  // Ignores errors, because the screen loads its code again when it's opened.
  screenOfLink(target)
    ?.load()
    .catch(() => {});
};

/** Loads a screen's code when a link to it is hovered, focused or touched. */
export function usePrefetch() {
  useEffect(() => {
    const events = ['pointerover', 'focusin', 'touchstart'];
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
