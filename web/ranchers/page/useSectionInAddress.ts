import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { showSection } from './showSection';

/** Opens the page at the section that `#products` or `?tab=products` names, once it is there. */
export function useSectionInAddress(ready: boolean) {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const section = hash.slice(1) || params.get('tab');
  useEffect(() => {
    if (!ready || !section) return;
    // After the layout has gone to the top, as it does on every other page.
    const frame = requestAnimationFrame(() => showSection(section));
    return () => cancelAnimationFrame(frame);
  }, [ready, section]);
}
