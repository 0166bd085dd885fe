import { lazy, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { space } from '../../theme/tokens';
import { ToggleChip } from '../../ui/input/ToggleChip';
import { Cluster } from '../../ui/layout/Cluster';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { FindMapProps } from './FindMap';

const FindMap = lazy(retryImport(() => import('./FindMap')));

const LAYOUTS = ['LIST', 'MAP', 'BOTH'] as const;
const LABELS = { LIST: 'List', MAP: 'Map', BOTH: 'List and map' };
const ADDRESS = { layout: oneOf(LAYOUTS, 'LIST') };
const ROOMY = '@media (min-width: 1024px)';

/** Hides the choice of both on narrow screens, unless a link has already chosen it. */
const Choice = styled.span<{ $isRoomy: boolean }>`
  display: ${({ $isRoomy }) => ($isRoomy ? 'none' : 'contents')};

  ${ROOMY} {
    display: contents;
  }
`;

const Both = styled.div`
  display: grid;
  gap: ${space(3)};

  ${ROOMY} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const MapColumn = styled.div`
  ${ROOMY} {
    position: sticky;
    top: ${space(10)};
    order: 1;
  }
`;

interface MapOrListProps extends FindMapProps {
  /** False if the ZIP code of the search is unknown, so that only the list is shown, with the error. */
  hasMap: boolean;
  children: ReactNode;
}

/** Chooses between the list, the map and both. */
export function LayoutChoice() {
  const { layout, change } = useUrlState(ADDRESS);
  return (
    <Cluster role="group" aria-label="Show as">
      {LAYOUTS.map((one) => (
        <Choice key={one} $isRoomy={one === 'BOTH' && layout !== 'BOTH'}>
          <ToggleChip pressed={layout === one} onChange={() => change({ layout: one })}>
            {LABELS[one]}
          </ToggleChip>
        </Choice>
      ))}
    </Cluster>
  );
}

/** The list, the map, or both. The map's code loads only when it's chosen. */
export function MapOrList({ hasMap, children, ...mapProps }: MapOrListProps) {
  const { layout } = useUrlState(ADDRESS);
  const map = layout !== 'LIST' && hasMap && (
    <Suspense fallback={<Skeleton height="480px" />}>
      <FindMap {...mapProps} />
    </Suspense>
  );
  if (layout !== 'BOTH' || !map) return map || children;
  return (
    <Both>
      <MapColumn>{map}</MapColumn>
      {children}
    </Both>
  );
}
