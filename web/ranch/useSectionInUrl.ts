import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';

const URL_PARAMS = { tab: text() };

/** Doesn't scroll if something was pressed already: the button would move away before its release. */
export function useSectionInUrl(ready: boolean) {
  const { tab } = useUrlState(URL_PARAMS);
  const { hash, key } = useLocation();
  const section = hash.slice(1) || tab;
  const isOpening = useRef(key === 'default');
  useEffect(() => {
    if (!ready) return;
    // One frame later, because the layout first scrolls to the top, as on every page.
    let release = () => {};
    const frame = requestAnimationFrame(() => {
      const isPressed = isOpening.current && navigator.userActivation?.hasBeenActive;
      isOpening.current = false;
      if (section && !isPressed) release = showSection(section);
    });
    return () => {
      cancelAnimationFrame(frame);
      release();
    };
  }, [ready, section]);
}

/** Scrolls to a section and focuses it, so that keyboards and screen readers continue there. Returns what lets go of it. */
function showSection(id: string): () => void {
  const section = document.getElementById(id);
  if (!section) return () => {};
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
  return holdAtTop(section);
}

const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls back to a section when a late part of the page moves it, until the person moves the page. */
function holdAtTop(section: HTMLElement): () => void {
  const observer = new ResizeObserver(() => section.scrollIntoView());
  const release = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
  };
  observer.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  return release;
}
