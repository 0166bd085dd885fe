import { useEffect, useEffectEvent, useRef } from 'react';
import type { OrderType } from '../../rules/words/vocabulary';
import { messageOf } from '../errors/graphErrors';
import type { RancherSort } from '../graphTypes.generated';
import { MAX_COMPARED } from '../parts/ranches/compared';
import { RancherCard } from '../parts/ranches/RancherCard';
import { RancherGrid } from '../parts/ranches/RancherGrid';
import { reaches } from '../parts/ranches/reach';
import { Stack } from '../ui/layout/arrange';
import { Fading } from '../ui/overlay/Fading';
import { FailureNotice } from '../ui/state/Notice';
import { LoadMore, type Total } from '../ui/table/LoadMore';
import { Heading } from '../ui/text/Text';
import type { Listing, Ranchers } from './useListing';

interface ListingCardsProps {
  listing: Listing;
  /** Undefined for the default order. */
  sort: RancherSort | undefined;
  ranchers: Ranchers;
  sizes: readonly OrderType[];
  /** The ZIP code of the list, if it isn't the family's own. */
  seenFrom: string | undefined;
  onQuickView: (id: string) => void;
  compared: readonly string[];
  onCompare: (id: string) => void;
}

export function ListingCards({
  listing,
  ranchers,
  sort,
  onQuickView,
  compared,
  onCompare,
  ...seen
}: ListingCardsProps) {
  const isFull = compared.length >= MAX_COMPARED;
  const groups = groupsOf(ranchers.nodes, sort, seen.seenFrom);
  return (
    <Stack gap={4}>
      <Fading aria-busy={listing.outdated}>
        <Stack gap={3}>
          {groups.map(({ title, nodes }) => (
            <Stack key={title} gap={2}>
              {groups.length > 1 && (
                <Heading level={2} size={17}>
                  {title}
                </Heading>
              )}
              <RancherGrid aria-label={title}>
                {nodes.map((rancher) => (
                  <RancherCard
                    key={rancher.id}
                    rancher={rancher}
                    eager={rancher === ranchers.nodes[0]}
                    {...seen}
                    onQuickView={() => onQuickView(rancher.id)}
                    isCompared={compared.includes(rancher.id)}
                    onCompare={isFull && !compared.includes(rancher.id) ? undefined : () => onCompare(rancher.id)}
                  />
                ))}
              </RancherGrid>
            </Stack>
          ))}
        </Stack>
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

type Ranch = Ranchers['nodes'][number];

/** By distance: first those that the family bought from (in the default order), then those that reach it. */
function groupsOf(ranches: readonly Ranch[], sort: RancherSort | undefined, seenFrom = 'you') {
  const isBought = ({ boughtAt }: Ranch) => sort === undefined && boughtAt !== null;
  const isFar = (ranch: Ranch) => (sort ?? 'DISTANCE') === 'DISTANCE' && !reaches(ranch);
  const others = ranches.filter((ranch) => !isBought(ranch));
  return [
    { title: 'You’ve bought here before', nodes: ranches.filter(isBought) },
    {
      title: ranches.some(isFar) ? `Reach ${seenFrom}` : 'More ranches',
      nodes: others.filter((ranch) => !isFar(ranch)),
    },
    { title: `Don’t reach ${seenFrom}`, nodes: others.filter(isFar) },
  ].filter(({ nodes }) => nodes.length > 0);
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
