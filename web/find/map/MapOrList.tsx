import { lazy, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { oneOf } from '../../address/codecs';
import { useUrlState } from '../../address/useUrlState';
import { space } from '../../theme/tokens';
import { ToggleChip } from '../../ui/input/Chip';
import { Cluster } from '../../ui/layout/arrange';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { FindMapProps } from './FindMap';

const FindMap = lazy(retryImport(() => import('./FindMap')));

const LAYOUTS = ['LIST', 'MAP', 'BOTH'] as const;
const LABELS = { LIST: 'List', MAP: 'Map', BOTH: 'List and map' };
const URL_PARAMS = { layout: oneOf(LAYOUTS, 'LIST') };
const WIDE_SCREEN = '@media (min-width: 1024px)';

/** Hides the choice 'List and map' on narrow screens, unless the URL already has it. */
const Choice = styled.span<{ $onlyWide: boolean }>`
  display: ${({ $onlyWide }) => ($onlyWide ? 'none' : 'contents')};

  ${WIDE_SCREEN} {
    display: contents;
  }
`;

const Both = styled.div`
  display: grid;
  gap: ${space(3)};

  ${WIDE_SCREEN} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const MapColumn = styled.div`
  ${WIDE_SCREEN} {
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
  const { layout, change } = useUrlState(URL_PARAMS);
  return (
    <Cluster role="group" aria-label="Show as">
      {LAYOUTS.map((one) => (
        <Choice key={one} $onlyWide={one === 'BOTH' && layout !== 'BOTH'}>
          <ToggleChip pressed={layout === one} onChange={() => change({ layout: one })}>
            {LABELS[one]}
          </ToggleChip>
        </Choice>
      ))}
    </Cluster>
  );
}

/** Shows the list, the map, or both. The map's code loads only when the map is chosen. */
export function MapOrList({ hasMap, children, ...mapProps }: MapOrListProps) {
  const { layout } = useUrlState(URL_PARAMS);
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
