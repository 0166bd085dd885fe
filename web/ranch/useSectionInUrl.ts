import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { text } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';

const URL_PARAMS = { tab: text() };

/** Scrolls to the section that `#products` or `?tab=products` names when the page has loaded. */
export function useSectionInUrl(ready: boolean) {
  const { tab } = useUrlState(URL_PARAMS);
  const { hash } = useLocation();
  const section = hash.slice(1) || tab;
  useEffect(() => {
    if (!ready || !section) return;
    // One frame later, because the layout first scrolls to the top, as on every page.
    const frame = requestAnimationFrame(() => showSection(section));
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
