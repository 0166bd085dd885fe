import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isNewVisit } from '../address/isNewVisit';

interface Place {
  /** The address behind its '?'. */
  search: string;
  /** How far down, in px. */
  top: number;
  /** How many ranches had been loaded. */
  cards: number;
}

const KEY = 'listingPlace';
const START: Place = { search: '', top: 0, cards: 0 };

/** Where the reader left the list of ranches. It lasts as long as the tab, also through a reload or a visit to another site; a reader who types the address starts at the top. */
export const listingPlace: Place = isNewVisit() ? { ...START } : readStored();

function keepListingPlace(place: Place): void {
  Object.assign(listingPlace, place);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Where the browser refuses to store it, the place is lost with the page.
  }
}

/** Checks what it reads, since anyone at the browser can change the storage. */
function readStored(): Place {
  try {
    const { search, top, cards } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const readable = typeof search === 'string' && Number.isFinite(top) && Number.isInteger(cards);
    return readable ? { search, top, cards } : { ...START };
  } catch {
    return { ...START };
  }
}

/** Where a reader who comes back left the list; its start for everyone else. It is read once, on arrival. */
export function useReturnPlace(): Place {
  const { search, state } = useLocation();
  const comingBack = useNavigationType() === 'POP' || Boolean(state?.comingBack);
  const [place] = useState(() =>
    comingBack && listingPlace.search === search ? { ...listingPlace } : { search, top: 0, cards: 0 },
  );
  return place;
}

/** Scrolls a reader who comes back to where they left the list, and remembers where they leave it. `cards` is 0 until the list is there. */
export function useScrollReturn(cards: number) {
  const { search } = useLocation();
  const wanted = useRef(useReturnPlace().top);
  const ready = cards > 0;

  useEffect(() => {
    if (!ready || wanted.current === 0) return;
    const top = wanted.current;
    wanted.current = 0;
    // One frame later, because the layout first scrolls to the top, as on every page.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [ready]);

  // A layout effect cleans up while the list is still there: without it the page is too short to be scrolled.
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
