import { lazy, Suspense } from 'react';
import { formatCents } from '../../rules/money';
import { patient } from '../ui/patient';
import { Skeleton } from '../ui/Skeleton';
import type { TableColumn } from '../ui/TableRow';
import { ChartFigure } from './charts/ChartFigure';
import { MapFrame } from './charts/MapFrame';
import { counted } from './counted';
import { leaderOf } from './leaderOf';
import type { StateFigure_analyticsFragment } from './StateFigure.generated';

/** The outlines of the states are loaded with it. */
const StateMap = lazy(patient(() => import('./charts/StateMap')));

type State = StateFigure_analyticsFragment['byState'][number];

const columns: TableColumn<State>[] = [
  { key: 'state', header: 'State', primary: true, cell: ({ state }) => state },
  { key: 'orders', header: 'Orders', numeric: true, cell: ({ orders }) => orders },
  { key: 'gross', header: 'Gross', numeric: true, cell: ({ gross }) => formatCents(gross) },
  { key: 'ranchers', header: 'Approved ranches', numeric: true, cell: ({ ranchers }) => ranchers },
];

/** Where the ranches are that sold. */
export function StateFigure({ analytics: { byState } }: { analytics: StateFigure_analyticsFragment }) {
  const bars = byState.map(({ state, orders, gross }) => ({
    key: state,
    label: state,
    value: gross,
    text: `${formatCents(gross)}, ${counted(orders, 'order')}`,
  }));
  const leader = leaderOf(bars);
  return (
    <ChartFigure
      title="Gross by state of the ranch"
      summary={leader ? `${leader.label} leads with ${leader.text}.` : 'No orders in this time.'}
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
