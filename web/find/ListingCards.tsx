import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderType } from '../../rules/words/vocabulary';
import { messageOf } from '../errors/graphErrors';
import { MAX_COMPARED } from '../parts/ranches/compared';
import { RancherCard } from '../parts/ranches/RancherCard';
import { RancherGrid } from '../parts/ranches/RancherGrid';
import { Stack } from '../ui/layout/Stack';
import { Fading } from '../ui/overlay/Fading';
import { FailureNotice } from '../ui/state/FailureNotice';
import { LoadMore } from '../ui/table/LoadMore';
import type { Total } from '../ui/table/totalText';
import type { Listing, Ranchers } from './useListing';

interface ListingCardsProps {
  listing: Listing;
  ranchers: Ranchers;
  sizes: readonly OrderType[];
  /** The ZIP code of the list, if it isn't the family's own. */
  seenFrom: string | undefined;
  onQuickView: (id: string) => void;
  compared: readonly string[];
  onCompare: (id: string) => void;
}

export function ListingCards({ listing, ranchers, onQuickView, compared, onCompare, ...seen }: ListingCardsProps) {
  const isFull = compared.length >= MAX_COMPARED;
  return (
    <Stack gap={4}>
      <Fading as={RancherGrid} aria-busy={listing.outdated}>
        {ranchers.nodes.map((rancher, index) => (
          <RancherCard
            key={rancher.id}
            rancher={rancher}
            eager={index === 0}
            {...seen}
            onQuickView={() => onQuickView(rancher.id)}
            isCompared={compared.includes(rancher.id)}
            onCompare={isFull && !compared.includes(rancher.id) ? undefined : () => onCompare(rancher.id)}
          />
        ))}
      </Fading>
      <ListingEnd
        shown={ranchers.nodes.length}
        total={ranchers}
        pending={listing.loadingMore || listing.outdated}
        failure={listing.failure}
        onLoad={listing.loadMore}
      />
    </Stack>
  );
}

/** Beyond this number of ranches, more load only with the button, so that the reader can reach the page's footer. */
const MAX_BY_SCROLLING = 120;

/** The distance from the end of the list at which more ranches load. */
const LOAD_MARGIN = '800px';

interface ListingEndProps {
  shown: number;
  total: Total;
  pending: boolean;
  /** The error of the last attempt to load more. Undefined if it succeeded. */
  failure: unknown;
  onLoad: () => void;
}

/** Loads more ranches when the reader scrolls near the end or presses the button. */
function ListingEnd({ shown, total, pending, failure, onLoad }: ListingEndProps) {
  const hasMore = shown < Math.min(total.totalCount, MAX_BY_SCROLLING);
  const end = useNearEnd(onLoad, hasMore && !pending && !failure);
  if (failure) {
    return (
      <FailureNotice title="Couldn’t load more ranchers" onRetry={onLoad}>
        {messageOf(failure)}
      </FailureNotice>
    );
  }
  return (
    <div ref={end}>
      <LoadMore shown={shown} total={total} noun="ranchers" pending={pending} onLoad={onLoad} />
    </div>
  );
}

/** Calls `onNear` when the end of the list is near the viewport. */
function useNearEnd(onNear: () => void, active: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    if (!active || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${LOAD_MARGIN}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [active]);

  return end;
}
