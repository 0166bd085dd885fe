import styled from 'styled-components';
import { motion } from '../../theme/tokens';
import { Stack } from '../../ui/Stack';
import type { FindRancherPageQuery } from '../FindRancherPage.generated';
import { RancherCard } from '../RancherCard';
import { RancherGrid } from '../RancherGrid';
import { ListingEnd } from './ListingEnd';
import type { useListing } from './useListing';

interface ListingCardsProps {
  listing: ReturnType<typeof useListing>;
  ranchers: FindRancherPageQuery['ranchers'];
  onQuickView: (id: string) => void;
}

const Fading = styled(RancherGrid)`
  transition: opacity ${motion.base};

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

export function ListingCards({ listing, ranchers, onQuickView }: ListingCardsProps) {
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
      <ListingEnd
        shown={ranchers.nodes.length}
        total={ranchers.totalCount}
        pending={listing.loadingMore || listing.outdated}
        failure={listing.failure}
        onLoad={listing.loadMore}
      />
    </Stack>
  );
}
