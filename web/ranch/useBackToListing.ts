import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { listingPlace } from '../find/listingPlace';
import { paths } from '../paths';

/** Returns a URL and a click handler that lead back to the list with its previous filters and scroll position. */
export function useBackToListing() {
  const navigate = useNavigate();
  const to = paths.findRancher + listingPlace.search;
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigate(to, { state: { comingBack: true } });
  };
  return { to, goBack };
}
