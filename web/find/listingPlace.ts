import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { isNewVisit } from '../address/isNewVisit';
import { sessionStore } from '../session/sessionStore';
import { useSession } from '../session/useSession';
import { ofTab, store, stored } from '../ui/state/stored';

interface Place {
  search: string;
  /** The scroll position, in px. */
  top: number;
  /** The number of loaded ranches. */
  cards: number;
}

const KEY = 'listingPlace';
const START: Place = { search: '', top: 0, cards: 0 };

/** Where the reader left the list, also after a reload. Who types the URL starts at the top. */
export const listingPlace: Place = isNewVisit() ? { ...START } : readStored();

function saveListingPlace(place: Place): void {
  Object.assign(listingPlace, place);
  store(KEY, place, ofTab);
}

/** Reads the stored position. Ignores invalid values, because the storage can be edited. */
function readStored(): Place {
  const { search, top, cards } = stored(KEY, ofTab) ?? {};
  const readable = typeof search === 'string' && Number.isFinite(top) && Number.isInteger(cards);
  return readable ? { search, top, cards } : { ...START };
}

/** Returns where a returning reader left the list, or its start for everyone else. The value is read once, on arrival. */
export function useReturnPlace(): Place {
  const { search, state } = useLocation();
  const comingBack = useNavigationType() === 'POP' || Boolean(state?.comingBack);
  const [place] = useState(() =>
    comingBack && listingPlace.search === search ? { ...listingPlace } : { search, top: 0, cards: 0 },
  );
  return place;
}

/** Restores the scroll position for a returning reader, and saves it when they leave. `cards` is 0 until the list has loaded. */
export function useScrollReturn(cards: number) {
  const { search } = useLocation();
  const viewerId = useSession().viewer?.id;
  const pendingTop = useRef(useReturnPlace().top);
  const ready = cards > 0;
  const shown = useRef({ search, cards });

  useEffect(() => {
    if (!ready || pendingTop.current === 0) return;
    const top = pendingTop.current;
    pendingTop.current = 0;
    // One frame later, because the layout first scrolls to the top.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }, [ready]);

  // In a ref, because reading the scroll position makes the browser lay out the page, such as when a dialog opens.
  useLayoutEffect(() => {
    shown.current = { search, cards };
  }, [search, cards]);

  // A layout effect cleans up while the list is still rendered. Afterwards the page may be too short for the scroll position.
  useLayoutEffect(() => {
    const save = () => {
      // After a sign-out, the next person must not find the search.
      if (ready && sessionStore.get().viewer?.id === viewerId)
        saveListingPlace({ ...shown.current, top: window.scrollY });
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [ready, viewerId]);
}
