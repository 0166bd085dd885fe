import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { listingPlace } from '../find/listingPlace';

/** Back to the list as it was left: its filters, and the place in it. */
export function useBackToListing() {
  const navigate = useNavigate();
  const to = paths.findRancher + listingPlace.search;
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigate(to, { state: { comingBack: true } });
  };
  return { to, goBack };
}
