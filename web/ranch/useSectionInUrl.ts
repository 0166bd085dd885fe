import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';

const URL_PARAMS = { tab: text() };

/**
 * Scrolls to the section that `#products` or `?tab=products` names when the page has loaded. Doesn't scroll if the person has
 * already pressed something on the server-rendered page, because the pressed button would move away before its release.
 */
export function useSectionInUrl(ready: boolean) {
  const { tab } = useUrlState(URL_PARAMS);
  const { hash, key } = useLocation();
  const section = hash.slice(1) || tab;
  const isOpening = useRef(key === 'default');
  useEffect(() => {
    if (!ready) return;
    // One frame later, because the layout first scrolls to the top, as on every page.
    const frame = requestAnimationFrame(() => {
      const isPressed = isOpening.current && navigator.userActivation?.hasBeenActive;
      isOpening.current = false;
      if (section && !isPressed) showSection(section);
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, section]);
}

/** Scrolls to a section and focuses it, so that keyboards and screen readers continue there. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
