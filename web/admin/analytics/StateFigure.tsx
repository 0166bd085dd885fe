import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { pluralize } from '../../../rules/words/pluralize';
import { ChartFigure } from '../../parts/charts/ChartFigure';
import { leaderOf } from '../../parts/charts/chartParts';
import { retryImport } from '../../ui/state/retryImport';
import { Skeleton } from '../../ui/state/Skeleton';
import type { TableColumn } from '../../ui/table/TableRow';
import type { StateFigure_analyticsFragment } from './StateFigure.generated';

const StateMap = lazy(retryImport(() => import('../../parts/charts/StateMap')));

type State = StateFigure_analyticsFragment['byState'][number];

const columns: TableColumn<State>[] = [
  { key: 'state', header: 'State', primary: true, cell: ({ state }) => state },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'gross', header: 'Gross', numeric: true, cell: ({ gross }) => formatCents(gross) },
  { key: 'ranchers', header: 'Approved ranches', numeric: true, cell: ({ ranchers }) => ranchers },
];

export function StateFigure({ analytics: { byState } }: { analytics: StateFigure_analyticsFragment }) {
  const bars = byState.map(({ state, orders, gross }) => ({
    key: state,
    label: state,
    value: gross,
    text: `${formatCents(gross)}, ${pluralize(orders, 'order')}`,
  }));
  const leader = leaderOf(bars);
  return (
    <ChartFigure
      title="Gross by the ranch’s state"
      summary={leader ? `${leader.label} leads with ${leader.text}.` : 'No orders in this period.'}
      columns={columns}
      rows={byState}
      rowKey={({ state }) => state}
    >
      {(chart) => (
        <MapFrame>
          <Suspense fallback={<Skeleton height="100%" />}>
            <StateMap {...chart} bars={bars} />
          </Suspense>
        </MapFrame>
      )}
    </ChartFigure>
  );
}

/** Reserves the map's space while it loads. */
const MapFrame = styled.div`
  aspect-ratio: 975 / 610;
`;
