import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listingPlace } from './listingPlace';

/** Who comes back to the list finds it where it was left. */
export function useKeptPlace(ready: boolean) {
  const { search, state } = useLocation();
  const comingBack = useNavigationType() === 'POP' || Boolean(state?.comingBack);
  const wanted = useRef(comingBack && listingPlace.search === search ? listingPlace.top : 0);

  useEffect(() => {
    if (!ready || wanted.current === 0) return;
    const top = wanted.current;
    wanted.current = 0;
    // After the layout has gone to the top, as it does on every other page.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [ready]);

  // While the list still stands: once it is gone the page is too short to be scrolled.
  useLayoutEffect(
    () => () => {
      listingPlace.search = search;
      listingPlace.top = window.scrollY;
    },
    [search],
  );
}
