import styled from 'styled-components';
import { messageOf } from '../../errors/messageOf';
import { motion } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { Stack } from '../../ui/Stack';
import { RancherCard } from '../RancherCard';
import { RancherGrid } from '../RancherGrid';
import { RancherGridSkeleton } from '../RancherGridSkeleton';
import { useKeptPlace } from './useKeptPlace';
import type { useListing } from './useListing';

interface ListingProps {
  listing: ReturnType<typeof useListing>;
  onQuickView: (id: string) => void;
  onClear: () => void;
}

const Fading = styled(RancherGrid)`
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

/** The cards, or why there are none. */
export function Listing({ listing, onQuickView, onClear }: ListingProps) {
  const { ranchers, error, retry } = listing;
  useKeptPlace(ranchers !== undefined);
  if (!ranchers) {
    return error ? <ErrorState message={messageOf(error)} onRetry={retry} /> : <RancherGridSkeleton cards={6} />;
  }
  if (ranchers.totalCount === 0) return <NoneFound onClear={onClear} />;
  return (
    <Stack gap={4}>
      <Fading aria-busy={listing.outdated}>
        {ranchers.nodes.map((rancher, place) => (
          <RancherCard
            key={rancher.id}
            rancher={rancher}
            eager={place < 3}
            onQuickView={() => onQuickView(rancher.id)}
          />
        ))}
      </Fading>
      <LoadMore
        shown={ranchers.nodes.length}
        total={ranchers.totalCount}
        noun="ranchers"
        pending={listing.loadingMore}
        onLoad={listing.loadMore}
      />
    </Stack>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No ranchers found"
      text="Take off a filter, or look for another place or name."
      action={<Button onClick={onClear}>Clear all filters</Button>}
    />
  );
}
