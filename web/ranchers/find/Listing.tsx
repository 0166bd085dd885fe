import { messageOf } from '../../errors/messageOf';
import { ErrorState } from '../../ui/ErrorState';
import { RancherGridSkeleton } from '../RancherGridSkeleton';
import { ListingCards } from './ListingCards';
import { NoneFound } from './NoneFound';
import { ANYWHERE } from './near';
import type { RanchFilters } from './ranchFilters';
import { UnknownPlace } from './UnknownPlace';
import { useKeptPlace } from './useKeptPlace';
import type { useListing } from './useListing';
import type { ChangeFilters } from './useListingAddress';
import { zipProblemOf } from './zipProblemOf';

interface ListingProps {
  listing: ReturnType<typeof useListing>;
  filters: RanchFilters;
  onChange: (how: ChangeFilters) => void;
  onFilters: () => void;
  onQuickView: (id: string) => void;
}

/** The cards, or why there are none. */
export function Listing({ listing, filters, onChange, onFilters, onQuickView }: ListingProps) {
  const { ranchers, error, retry } = listing;
  useKeptPlace(ranchers?.nodes.length ?? 0);
  if (zipProblemOf(error)) {
    const lookEverywhere = () => onChange((now) => ({ ...now, near: ANYWHERE }));
    return <UnknownPlace zipCode={filters.near.zipCode} onFilters={onFilters} onAnywhere={lookEverywhere} />;
  }
  if (!ranchers) {
    return error ? <ErrorState message={messageOf(error)} onRetry={retry} /> : <RancherGridSkeleton cards={6} />;
  }
  if (ranchers.totalCount === 0) return <NoneFound filters={filters} onChange={onChange} />;
  return <ListingCards listing={listing} ranchers={ranchers} onQuickView={onQuickView} />;
}
