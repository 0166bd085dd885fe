import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingPlace } from '../find/listingPlace';
import { paths } from '../paths';

/** Goes back to the list with the filters and the scroll position that it had. */
export function useBackToListing() {
  const navigate = useNavigate();
  const to = paths.findRancher + listingPlace.search;
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigate(to, { state: { comingBack: true } });
  };
  return { to, goBack };
}
