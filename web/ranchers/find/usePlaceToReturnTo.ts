import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { listingPlace } from './listingPlace';

/** Where the list was left by those who come back to it; its start for all others. Told once, on arrival. */
export function usePlaceToReturnTo() {
  const { search, state } = useLocation();
  const comingBack = useNavigationType() === 'POP' || Boolean(state?.comingBack);
  const [place] = useState(() =>
    comingBack && listingPlace.search === search ? { ...listingPlace } : { search, top: 0, cards: 0 },
  );
  return place;
}
