import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { MAX_MILES } from '../../../rules/ranches/delivery';
import { ask } from '../../apollo/mutate';
import { messageOf } from '../../errors/graphErrors';
import { SearchPlaceDocument } from '../../parts/places/SearchPlace.generated';
import { space, tabular } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';

import { ErrorState } from '../../ui/state/ErrorState';
import { Notice } from '../../ui/state/Notice';
import { Skeleton } from '../../ui/state/Skeleton';
import { DISTANCES } from '../near';
import { type RanchFilters, toRancherFilter } from '../ranchFilters';
import { circleAt, circleOutline, MILES_OF_UNIT, positionOf, spotsOf } from './mapPoints';
import { isShown, type Size, type View } from './mapView';
import { RanchMap } from './RanchMap';
import { RanchMapDocument, type RanchMapQuery } from './RanchMap.generated';

export interface FindMapProps {
  filters: RanchFilters;
  onSearch: (circle: { near: string; within: number }) => void;
  onOpen: (id: string) => void;
}

/** The maximum number of points that the server returns. */
const MAX_POINTS = 5_000;
/** The radius that the map shows around a place if the distance is unlimited. */
const DEFAULT_MILES = 250;

export default function FindMap({ filters, onSearch, onOpen }: FindMapProps) {
  const { near } = filters;
  const { data, previousData, error, refetch } = useQuery(RanchMapDocument, {
    variables: { filter: toRancherFilter(filters), zipCode: near, hasPlace: near !== '' },
    // No other query needs these thousands of points, so they aren't copied into the cache.
    fetchPolicy: 'no-cache',
  });
  const shown = data ?? (error ? undefined : previousData);
  if (shown) return <LoadedMap data={shown} within={filters.within} onSearch={onSearch} onOpen={onOpen} />;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  return <Skeleton height="480px" />;
}

const Frame = styled.div`
  position: relative;
`;

/** Lies over the map, so that the search button is visible on phones too, and leaves room for the zoom buttons. */
const Overlay = styled.div`
  position: absolute;
  top: ${space(1)};
  left: ${space(1)};
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  max-width: calc(100% - ${space(9)});
`;

const Count = styled.p`
  ${tabular}
`;

interface LoadedMapProps extends Pick<FindMapProps, 'onSearch' | 'onOpen'> {
  data: RanchMapQuery;
  within: number;
}

function LoadedMap({ data: { ranchPoints, zipPlace }, within, onSearch, onOpen }: LoadedMapProps) {
  const spots = useMemo(() => spotsOf(ranchPoints), [ranchPoints]);
  const isLimited = within !== MAX_MILES;
  const circle = useMemo(
    () => (zipPlace ? circleAt(zipPlace, isLimited ? within : DEFAULT_MILES) : undefined),
    [zipPlace, within, isLimited],
  );
  const outline = useMemo(
    () => (zipPlace && isLimited ? circleOutline(zipPlace, within) : ''),
    [zipPlace, within, isLimited],
  );
  const [seen, setSeen] = useState<Seen>();
  const onView = useCallback((now: Seen) => setSeen(now), []);
  const inView = seen ? spots.filter((spot) => isShown(seen.view, spot, seen.size)).length : 0;
  return (
    <Stack gap={1}>
      <Frame>
        <RanchMap spots={spots} circle={circle} outline={outline} onOpen={onOpen} onView={onView} />
        <Overlay>{seen?.isMoved && <SearchHere seen={seen} onSearch={onSearch} />}</Overlay>
      </Frame>
      <Count role="status">{`${inView.toLocaleString('en-US')} ${inView === 1 ? 'ranch' : 'ranches'} in view`}</Count>
      {ranchPoints.length >= MAX_POINTS && (
        <p>{`The map shows the first ${MAX_POINTS.toLocaleString('en-US')} ranches. Filters or a smaller circle show the others.`}</p>
      )}
    </Stack>
  );
}

interface Seen {
  view: View;
  size: Size;
  isMoved: boolean;
}

function SearchHere({ seen, onSearch }: { seen: Seen; onSearch: FindMapProps['onSearch'] }) {
  const [problem, setProblem] = useState<{ seen: Seen; text: string }>();
  const [pending, setPending] = useState(false);
  const search = async () => {
    setPending(true);
    const near = await zipAt(seen.view).catch((error: unknown) => error as Error);
    setPending(false);
    if (typeof near === 'string') onSearch({ near, within: milesShown(seen) });
    else
      setProblem({
        seen,
        text: near ? messageOf(near) : 'Nobody lives there. Move the map over one of the 50 states.',
      });
  };
  return (
    <>
      <Button size="small" pending={pending} onClick={search}>
        Search Here
      </Button>
      {problem?.seen === seen && (
        <Notice tone="danger" role="alert" title="Couldn’t search here">
          {problem.text}
        </Notice>
      )}
    </>
  );
}

/** Returns the ZIP code nearest to the center, or undefined outside of the states. */
async function zipAt(view: View): Promise<string | undefined> {
  const position = positionOf(view);
  return position && (await ask(SearchPlaceDocument, position)).zipPlaceAt?.zipCode;
}

/** Returns the selectable distance that is closest to the radius that the map shows. */
function milesShown({ view, size }: Seen): number {
  const miles = (Math.min(size.width, size.height) / 2 / view.scale) * MILES_OF_UNIT;
  const deviation = ({ value }: { value: string }) => Math.abs(Math.log(Number(value) / miles));
  const [nearest] = [...DISTANCES].sort((one, other) => deviation(one) - deviation(other));
  return Number(nearest?.value ?? MAX_MILES);
}
