import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepListingPlace } from './listingPlace';
import { usePlaceToReturnTo } from './usePlaceToReturnTo';

/** Who comes back to the list, or loads it anew, finds it where it was left. `cards` is 0 until they are there. */
export function useKeptPlace(cards: number) {
  const { search } = useLocation();
  const wanted = useRef(usePlaceToReturnTo().top);
  const ready = cards > 0;

  useEffect(() => {
    if (!ready || wanted.current === 0) return;
    const top = wanted.current;
    wanted.current = 0;
    // After the layout has gone to the top, as it does on every other page.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [ready]);

  // While the list still stands: once it is gone the page is too short to be scrolled.
  useLayoutEffect(() => {
    const keep = () => {
      if (cards > 0) keepListingPlace({ search, top: window.scrollY, cards });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [search, cards]);
}
