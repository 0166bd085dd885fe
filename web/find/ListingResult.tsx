import { MAX_MILES } from '../../rules/ranches/delivery';
import { messageOf } from '../errors/graphErrors';
import type { RancherSort } from '../graphTypes.generated';
import { useKnownZip } from '../parts/places/knownZip';
import { RancherGridSkeleton } from '../parts/ranches/RancherGrid';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { EmptyState } from '../ui/state/EmptyState';
import { ErrorState } from '../ui/state/ErrorState';
import { ListingCards } from './ListingCards';
import { widerThan } from './near';
import { NO_FILTERS, type RanchFilters } from './ranchFilters';
import type { Listing } from './useListing';

interface ListingResultProps {
  listing: Listing;
  /** Undefined for the default order. */
  sort: RancherSort | undefined;
  filters: RanchFilters;
  onChange: (changes: Partial<RanchFilters>) => void;
  onFilters: () => void;
  onQuickView: (id: string) => void;
  compared: readonly string[];
  onCompare: (id: string) => void;
}

export function ListingResult({ listing, filters, onChange, onFilters, ...cards }: ListingResultProps) {
  const { ranchers, error, zipProblem, retry } = listing;
  const knownZip = useKnownZip();
  if (zipProblem && filters.near) {
    return <UnknownZip zipCode={filters.near} onFilters={onFilters} onAnywhere={() => onChange({ near: '' })} />;
  }
  // If the profile's ZIP code is unknown, the list is about to load again without it.
  if (!ranchers && error && !zipProblem) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  if (!ranchers) return <RancherGridSkeleton cards={6} />;
  if (ranchers.totalCount === 0) return <NoneFound filters={filters} onChange={onChange} />;
  const seenFrom = filters.near === knownZip ? undefined : filters.near || undefined;
  return <ListingCards listing={listing} ranchers={ranchers} sizes={filters.size} seenFrom={seenFrom} {...cards} />;
}

interface UnknownZipProps {
  zipCode: string;
  onFilters: () => void;
  onAnywhere: () => void;
}

function UnknownZip({ zipCode, onFilters, onAnywhere }: UnknownZipProps) {
  return (
    <EmptyState
      title={`We don’t know ZIP code ${zipCode}`}
      text="Check the five digits, or look at ranches everywhere."
      action={
        <Cluster justify="center">
          <Button onClick={onFilters}>Change ZIP Code</Button>
          <Button variant="quiet" onClick={onAnywhere}>
            Look Everywhere
          </Button>
        </Cluster>
      }
    />
  );
}

/** Offers a wider search if the distance can be larger. */
function NoneFound({ filters, onChange }: Pick<ListingResultProps, 'filters' | 'onChange'>) {
  const wider = filters.near ? widerThan(filters.within) : undefined;
  return (
    <EmptyState
      title="No ranchers found"
      text={
        wider
          ? 'Look a little farther, remove a filter, or try another name.'
          : 'Remove a filter, or try another place or name.'
      }
      action={
        <Cluster justify="center">
          {wider && (
            <Button onClick={() => onChange({ within: wider })}>
              {wider === MAX_MILES ? 'Look at Any Distance' : `Look Within ${wider} Miles`}
            </Button>
          )}
          <Button variant={wider ? 'quiet' : 'secondary'} onClick={() => onChange(NO_FILTERS)}>
            Clear All Filters
          </Button>
        </Cluster>
      }
    />
  );
}
